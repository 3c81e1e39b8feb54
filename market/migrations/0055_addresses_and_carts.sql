-- Where a customer has things sent. An order keeps a copy of its own.
CREATE TABLE addresses (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  customer_id TEXT NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  address_name TEXT,
  street_a TEXT NOT NULL CHECK (street_a <> ''),
  street_b TEXT,
  city TEXT NOT NULL CHECK (city <> ''),
  country TEXT NOT NULL CHECK (country <> ''),
  postcode TEXT,
  address_type TEXT NOT NULL CHECK (address_type IN ('delivery_address', 'billing_address')),
  mobile_number TEXT,
  is_default INTEGER NOT NULL DEFAULT 0 CHECK (is_default IN (0, 1)),
  saved_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX addresses_by_customer ON addresses (customer_id, saved_at);
CREATE UNIQUE INDEX one_default_address ON addresses (customer_id) WHERE is_default = 1;

-- The version rises with every change, so that of two answers the later one is known.
CREATE TABLE carts (
  customer_id TEXT PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  version INTEGER NOT NULL DEFAULT 0 CHECK (version >= 0),
  promo_code TEXT
) STRICT, WITHOUT ROWID;

-- Products are named, not referred to: a cart outlives a catalogue that is filled anew. What was agreed upon with a
-- seller (an accepted offer) has a price of its own until it runs out.
CREATE TABLE cart_lines (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  customer_id TEXT NOT NULL REFERENCES carts (customer_id) ON DELETE CASCADE,
  variant_id TEXT NOT NULL,
  seller_id TEXT NOT NULL,
  option_id TEXT,
  swatch_id TEXT,
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  -- What it is called once nobody sells it any more.
  called TEXT NOT NULL,
  sold_by TEXT NOT NULL,
  -- Pence a piece, delivery inside, when the customer last set the line.
  seen_price INTEGER CHECK (seen_price >= 0),
  offer_id TEXT,
  agreed_price INTEGER CHECK (agreed_price >= 0),
  -- In seconds; null where it doesn't run out.
  agreed_until INTEGER,
  added_at INTEGER NOT NULL,
  CHECK ((offer_id IS NULL) = (agreed_price IS NULL))
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX cart_lines_once ON cart_lines (
  customer_id, variant_id, seller_id, ifnull(option_id, ''), ifnull(swatch_id, ''), ifnull(offer_id, '')
);
