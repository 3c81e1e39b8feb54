-- Pictures keep their size and ground colour so that a page stands still while they load.
CREATE TABLE media (
  id TEXT PRIMARY KEY,
  url TEXT NOT NULL UNIQUE,
  thumbnail TEXT NOT NULL,
  name TEXT NOT NULL,
  s3key TEXT NOT NULL UNIQUE,
  width INTEGER NOT NULL CHECK (width > 0),
  height INTEGER NOT NULL CHECK (height > 0),
  colour TEXT NOT NULL CHECK (length(colour) = 7 AND colour LIKE '#%' AND substr(colour, 2) NOT GLOB '*[^0-9A-Fa-f]*')
) STRICT, WITHOUT ROWID;

-- The seven kinds of filter. A brand is a tag too: the maker of a product.
-- A parent is always of its child's kind.
CREATE TABLE tags (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  kind TEXT NOT NULL CHECK (kind IN ('category', 'room', 'style', 'brand', 'colour', 'material', 'filter')),
  name TEXT NOT NULL CHECK (name <> ''),
  url_slug TEXT NOT NULL CHECK (url_slug <> ''),
  parent_id TEXT CHECK (parent_id <> id),
  position INTEGER NOT NULL CHECK (position > 0),
  colour_hex TEXT CHECK (length(colour_hex) = 7 AND colour_hex LIKE '#%' AND substr(colour_hex, 2) NOT GLOB '*[^0-9A-Fa-f]*'),
  media_id TEXT REFERENCES media (id),
  description TEXT NOT NULL,
  meta_title TEXT NOT NULL,
  meta_description TEXT NOT NULL,
  seo_description TEXT NOT NULL,
  -- A JSON list of ids: the parts of a piece that the tag speaks of, such as its frame or its seat.
  components TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(components) AND json_type(components) = 'array'),
  UNIQUE (id, kind),
  UNIQUE (kind, url_slug),
  UNIQUE (kind, position),
  FOREIGN KEY (parent_id, kind) REFERENCES tags (id, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX tags_by_parent ON tags (parent_id) WHERE parent_id IS NOT NULL;

-- Rates are basis points: mark-up 12500 is × 1.25, VAT 2000 is 20 %, discount 1500 is 15 % off.
CREATE TABLE products (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  name TEXT NOT NULL CHECK (name <> ''),
  url_slug TEXT NOT NULL CHECK (url_slug <> ''),
  brand_id TEXT NOT NULL,
  brand_kind TEXT NOT NULL DEFAULT 'brand' CHECK (brand_kind = 'brand'),
  seo_title TEXT NOT NULL,
  seo_description TEXT NOT NULL,
  summary_html TEXT NOT NULL,
  delivery_note TEXT NOT NULL,
  price_suffix TEXT NOT NULL DEFAULT '',
  mark_up INTEGER NOT NULL CHECK (mark_up > 0),
  vat_tax INTEGER NOT NULL CHECK (vat_tax BETWEEN 0 AND 10000),
  promotional_discount INTEGER NOT NULL DEFAULT 0 CHECK (promotional_discount BETWEEN 0 AND 9999),
  review_count INTEGER NOT NULL DEFAULT 0 CHECK (review_count >= 0),
  rating_sum INTEGER NOT NULL DEFAULT 0 CHECK (rating_sum BETWEEN review_count AND 5 * review_count),
  FOREIGN KEY (brand_id, brand_kind) REFERENCES tags (id, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX products_by_brand ON products (brand_id);

-- The surcharge is pence before mark-up and VAT, as a seller's base price is.
CREATE TABLE variants (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  product_id TEXT NOT NULL REFERENCES products (id),
  position INTEGER NOT NULL CHECK (position > 0),
  name TEXT NOT NULL CHECK (name <> ''),
  seo_title TEXT NOT NULL,
  meta_title TEXT NOT NULL,
  url_slug TEXT NOT NULL CHECK (url_slug <> ''),
  description_html TEXT NOT NULL,
  sku TEXT NOT NULL UNIQUE,
  ean TEXT UNIQUE CHECK (length(ean) = 13),
  height_mm INTEGER CHECK (height_mm > 0),
  width_mm INTEGER CHECK (width_mm > 0),
  length_mm INTEGER CHECK (length_mm > 0),
  surcharge INTEGER NOT NULL DEFAULT 0 CHECK (surcharge >= 0),
  main_media_id TEXT NOT NULL REFERENCES media (id),
  UNIQUE (product_id, position),
  UNIQUE (product_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE variant_media (
  variant_id TEXT NOT NULL REFERENCES variants (id),
  position INTEGER NOT NULL CHECK (position > 0),
  media_id TEXT NOT NULL REFERENCES media (id),
  PRIMARY KEY (variant_id, position),
  UNIQUE (variant_id, media_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE options (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  variant_id TEXT NOT NULL REFERENCES variants (id),
  position INTEGER NOT NULL CHECK (position > 0),
  name TEXT NOT NULL CHECK (name <> ''),
  surcharge INTEGER NOT NULL DEFAULT 0 CHECK (surcharge >= 0),
  inventory_status TEXT NOT NULL DEFAULT 'active'
    CHECK (inventory_status IN ('active', 'out_of_stock', 'order_by_email')),
  UNIQUE (variant_id, position),
  UNIQUE (variant_id, id)
) STRICT, WITHOUT ROWID;

-- A swatch belongs to one option of its variant, or to the variant itself.
CREATE TABLE swatches (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  variant_id TEXT NOT NULL REFERENCES variants (id),
  option_id TEXT,
  position INTEGER NOT NULL CHECK (position > 0),
  name TEXT NOT NULL CHECK (name <> ''),
  surcharge INTEGER NOT NULL DEFAULT 0 CHECK (surcharge >= 0),
  inventory_status TEXT NOT NULL DEFAULT 'active'
    CHECK (inventory_status IN ('active', 'out_of_stock', 'order_by_email')),
  media_id TEXT REFERENCES media (id),
  FOREIGN KEY (variant_id, option_id) REFERENCES options (variant_id, id)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX swatches_in_order ON swatches (variant_id, ifnull(option_id, ''), position);

CREATE TABLE product_tags (
  product_id TEXT NOT NULL REFERENCES products (id),
  tag_id TEXT NOT NULL,
  tag_kind TEXT NOT NULL CHECK (tag_kind IN ('category', 'room')),
  PRIMARY KEY (product_id, tag_id),
  FOREIGN KEY (tag_id, tag_kind) REFERENCES tags (id, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX product_tags_by_tag ON product_tags (tag_id, product_id);

CREATE TABLE variant_tags (
  variant_id TEXT NOT NULL REFERENCES variants (id),
  tag_id TEXT NOT NULL,
  tag_kind TEXT NOT NULL CHECK (tag_kind IN ('style', 'colour', 'material', 'filter')),
  PRIMARY KEY (variant_id, tag_id),
  FOREIGN KEY (tag_id, tag_kind) REFERENCES tags (id, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX variant_tags_by_tag ON variant_tags (tag_id, variant_id);

CREATE TABLE swatch_tags (
  swatch_id TEXT NOT NULL REFERENCES swatches (id),
  tag_id TEXT NOT NULL,
  tag_kind TEXT NOT NULL CHECK (tag_kind IN ('colour', 'material')),
  PRIMARY KEY (swatch_id, tag_id),
  FOREIGN KEY (tag_id, tag_kind) REFERENCES tags (id, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE sellers (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  name TEXT NOT NULL CHECK (name <> ''),
  service_telephone TEXT,
  service_email TEXT
) STRICT, WITHOUT ROWID;

-- What one seller offers for one variant. The base price is pence before surcharge, mark-up, VAT and
-- discount; the delivery charge is what the shopper pays, and nothing is added to it.
CREATE TABLE seller_inventories (
  variant_id TEXT NOT NULL REFERENCES variants (id),
  seller_id TEXT NOT NULL REFERENCES sellers (id),
  base_price INTEGER NOT NULL CHECK (base_price BETWEEN 1 AND 1000000000),
  delivery_charge INTEGER NOT NULL DEFAULT 0 CHECK (delivery_charge >= 0),
  delivery_method TEXT NOT NULL,
  lead_time TEXT NOT NULL,
  inventory_status TEXT NOT NULL
    CHECK (inventory_status IN ('active', 'out_of_stock', 'order_by_email')),
  quantity INTEGER NOT NULL CHECK (quantity >= 0),
  max_order_size INTEGER NOT NULL CHECK (max_order_size > 0),
  PRIMARY KEY (variant_id, seller_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seller_inventories_by_seller ON seller_inventories (seller_id, variant_id);

-- Which products a site sells, in which order, and the variant it leads with.
CREATE TABLE site_products (
  site TEXT NOT NULL CHECK (site <> ''),
  product_id TEXT NOT NULL,
  lead_variant_id TEXT NOT NULL,
  rank INTEGER NOT NULL CHECK (rank > 0),
  PRIMARY KEY (site, product_id),
  UNIQUE (site, rank),
  FOREIGN KEY (product_id, lead_variant_id) REFERENCES variants (product_id, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX site_products_by_product ON site_products (product_id, site);

-- Spec 1, section 4: order_by_email anywhere in a product hides its price everywhere.
CREATE VIEW hidden_prices AS
  SELECT v.product_id FROM variants v JOIN seller_inventories i ON i.variant_id = v.id
    WHERE i.inventory_status = 'order_by_email'
  UNION ALL
  SELECT v.product_id FROM variants v JOIN options o ON o.variant_id = v.id
    WHERE o.inventory_status = 'order_by_email'
  UNION ALL
  SELECT v.product_id FROM variants v JOIN swatches s ON s.variant_id = v.id
    WHERE s.inventory_status = 'order_by_email';

-- Every tag that speaks of a product, wherever it hangs; a tag's parents are not repeated here.
CREATE VIEW product_tagging AS
  SELECT id AS product_id, brand_id AS tag_id FROM products
  UNION ALL
  SELECT product_id, tag_id FROM product_tags
  UNION ALL
  SELECT v.product_id, vt.tag_id FROM variants v JOIN variant_tags vt ON vt.variant_id = v.id;
