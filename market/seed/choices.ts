import { readTable } from './table.ts'

/** Options of every variant of a product. The surcharge is in pounds as a shopper reads it. */
export const optionTable = readTable(
  ['product', 'key', 'name', 'surcharge', 'status'] as const,
  `
product | key | name | surcharge | status
hollin-sofa | feather | Feather-wrapped seat | 0 | active
hollin-sofa | foam | Firm foam seat | 0 | active
skara-table | plain | Without leaf | 0 | active
skara-table | leaf | With one 50 cm leaf | 150 | out_of_stock
nami-bed | plain | Without headboard | 0 | active
nami-bed | headboard | With cushioned headboard | 210 | active
celeste-bed | velvet | Cotton velvet | 0 | active
celeste-bed | silk | Silk velvet, made to measure | 0 | order_by_email
`,
)

/** Swatches of an option, or of the variant itself where the option is `-`. */
export const swatchTable = readTable(
  ['product', 'option', 'key', 'name', 'colour', 'material', 'surcharge', 'status'] as const,
  `
product | option | key | name | colour | material | surcharge | status
hollin-sofa | feather | oak | Oak_legs | natural | oak | 0 | active
hollin-sofa | feather | walnut | Walnut_legs | walnut-brown | walnut | 45 | active
hollin-sofa | foam | oak | Oak_legs | natural | oak | 0 | active
hollin-sofa | foam | walnut | Walnut_legs | walnut-brown | walnut | 45 | out_of_stock
nami-bed | headboard | oat | Oat_linen | oat | linen | 0 | active
nami-bed | headboard | sage | Sage_linen | sage | linen | 0 | active
nami-bed | headboard | charcoal | Charcoal_wool | charcoal | wool | 60 | active
celeste-bed | velvet | rose | Rose_velvet | rose | velvet | 0 | active
celeste-bed | velvet | ink | Ink_velvet | ink | velvet | 0 | active
celeste-bed | velvet | forest | Forest_velvet | forest | velvet | 0 | active
dune-chair | - | oat | Oat_weave | oat | linen | 0 | active
dune-chair | - | sage | Sage_weave | sage | linen | 0 | active
dune-chair | - | terracotta | Terracotta_weave | terracotta | linen | 15 | out_of_stock
tarn-chair | - | natural | Natural_cord | natural | oak | 0 | active
tarn-chair | - | charcoal | Black_cord | charcoal | ash | 0 | active
`,
)
