/** A column is 318 px at most; twice that is sharp on a fine screen. */
export const largestOnTile = 640

/** As wide as a column of ProductGrid; on a phone a hair less: a browser takes the next larger picture, half as heavy again, for a missing pixel. */
export const tileSizes =
  '(min-width:1440px) 318px,(min-width:1000px) 21.5vw,(min-width:700px) 29.3vw,calc(45vw - 4px)'

/** The hero's first picture is twice as wide as its others. */
export const heroSizes = {
  first: '(min-width:1440px) 496px,(min-width:900px) 34vw,61vw',
  other: '(min-width:1440px) 248px,(min-width:900px) 17vw,31vw',
}

/** The main picture of a product: beside its thumbnails on a wide screen, from edge to edge of the text below that. */
export const gallerySizes = '(min-width:1440px) 698px,(min-width:992px) calc(54vw - 82px),92vw'

/** As wide as a column of TagWall, a phone's a hair less too. */
export const wallSizes = '(min-width:700px) 13rem,44vw'
