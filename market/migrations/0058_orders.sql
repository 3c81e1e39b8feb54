-- Orders keep what they say, whatever becomes of the catalogue or of the customer: the law wants them for six years.
CREATE TABLE orders (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  site TEXT NOT NULL CHECK (site <> ''),
  customer_id TEXT REFERENCES customers (id) ON DELETE SET NULL,
  -- The same key is the same order.
  key TEXT NOT NULL,
  -- Of the cart and the catalogue that it was made from: null, and so no order, where either has changed meanwhile.
  cart_version INTEGER NOT NULL,
  catalogue_version INTEGER NOT NULL,
  sub_total INTEGER NOT NULL CHECK (sub_total >= 0),
  promo_code TEXT,
  discount INTEGER NOT NULL CHECK (discount BETWEEN 0 AND sub_total),
  total INTEGER NOT NULL CHECK (total = sub_total - discount),
  address TEXT NOT NULL CHECK (json_valid(address)),
  email TEXT,
  placed_at INTEGER NOT NULL,
  UNIQUE (customer_id, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX orders_by_customer ON orders (customer_id, placed_at);
CREATE INDEX orders_by_time ON orders (placed_at);

CREATE TABLE order_lines (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  order_id TEXT NOT NULL REFERENCES orders (id),
  position INTEGER NOT NULL CHECK (position > 0),
  product_id TEXT NOT NULL,
  variant_id TEXT NOT NULL,
  seller_id TEXT NOT NULL,
  option_id TEXT,
  swatch_id TEXT,
  offer_id TEXT,
  product_name TEXT NOT NULL,
  seo_title TEXT NOT NULL,
  url_slug TEXT NOT NULL,
  option_name TEXT,
  swatch_name TEXT,
  picture TEXT CHECK (json_valid(picture)),
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  -- Pence a piece, delivery inside.
  unit INTEGER NOT NULL CHECK (unit >= 0),
  -- Its part of what the code took off.
  discount INTEGER NOT NULL CHECK (discount BETWEEN 0 AND unit * quantity),
  state TEXT NOT NULL CHECK (state IN ('placed', 'paid', 'preparing', 'dispatched', 'delivered', 'return_asked',
    'return_approved', 'returned', 'refunded', 'cancelled')),
  -- In seconds: then the pieces of a line that is only placed are anybody's again.
  held_until INTEGER NOT NULL,
  delivered_at INTEGER,
  reason TEXT,
  comment TEXT,
  refund_id TEXT,
  UNIQUE (order_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX order_lines_held ON order_lines (held_until) WHERE state = 'placed';
CREATE INDEX order_lines_held_of ON order_lines (variant_id, seller_id, held_until) WHERE state = 'placed';
CREATE INDEX order_lines_by_product ON order_lines (product_id, order_id);
CREATE INDEX order_lines_by_state ON order_lines (state, order_id);
CREATE INDEX order_lines_by_refund ON order_lines (refund_id) WHERE refund_id IS NOT NULL;

-- What one seller sends of an order.
CREATE TABLE parcels (
  order_id TEXT NOT NULL REFERENCES orders (id),
  seller_id TEXT NOT NULL,
  seller_name TEXT NOT NULL,
  delivery_method TEXT NOT NULL,
  lead_time TEXT NOT NULL,
  tracking TEXT,
  PRIMARY KEY (order_id, seller_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX parcels_by_seller ON parcels (seller_id, order_id);

CREATE TABLE order_events (
  number INTEGER PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES orders (id),
  -- Null where it is about all of the order.
  seller_id TEXT,
  state TEXT NOT NULL,
  note TEXT,
  at INTEGER NOT NULL
) STRICT;

CREATE INDEX order_events_by_order ON order_events (order_id, number);

-- The ledger of stock: what an order takes and gives back, each once.
CREATE TABLE stock_moves (
  line_id TEXT NOT NULL REFERENCES order_lines (id),
  why TEXT NOT NULL CHECK (why IN ('order', 'lapse', 'cancel', 'receiveReturn')),
  variant_id TEXT NOT NULL,
  seller_id TEXT NOT NULL,
  change INTEGER NOT NULL CHECK ((change < 0) = (why = 'order')),
  at INTEGER NOT NULL,
  PRIMARY KEY (line_id, why)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER stock_moves_within BEFORE INSERT ON stock_moves
WHEN NEW.change < 0 AND NEW.change + ifnull((SELECT quantity FROM seller_inventories
  WHERE variant_id = NEW.variant_id AND seller_id = NEW.seller_id), 0) < 0
BEGIN
  SELECT RAISE(ABORT, 'stock is short');
END;

-- The ledger and the shelf can't part: there is no other way from an order to the shelf.
CREATE TRIGGER stock_moves_move AFTER INSERT ON stock_moves
BEGIN
  UPDATE seller_inventories SET quantity = quantity + NEW.change
  WHERE variant_id = NEW.variant_id AND seller_id = NEW.seller_id;
END;

-- How the money for an order stands at its provider.
CREATE TABLE payments (
  order_id TEXT PRIMARY KEY REFERENCES orders (id),
  provider TEXT NOT NULL CHECK (provider IN ('stripe', 'test-bank')),
  intent_id TEXT UNIQUE,
  amount INTEGER NOT NULL CHECK (amount >= 0),
  status TEXT NOT NULL DEFAULT 'needs-card'
    CHECK (status IN ('needs-card', 'needs-challenge', 'processing', 'declined', 'succeeded', 'cancelled')),
  decline TEXT,
  brand TEXT,
  last4 TEXT CHECK (length(last4) = 4)
) STRICT, WITHOUT ROWID;

CREATE INDEX payments_open ON payments (status) WHERE status NOT IN ('succeeded', 'cancelled');

CREATE TABLE refunds (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES orders (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  state TEXT NOT NULL DEFAULT 'wanted' CHECK (state IN ('wanted', 'done')),
  wanted_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX refunds_by_order ON refunds (order_id);
CREATE INDEX refunds_wanted ON refunds (wanted_at) WHERE state = 'wanted';

-- The ledger of money: what came in and what went back, each once.
CREATE TABLE money_moves (
  -- As the provider names it.
  reference TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES orders (id),
  -- Pence; what goes back is below nothing.
  amount INTEGER NOT NULL CHECK (amount <> 0),
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX money_moves_by_order ON money_moves (order_id);

-- Nobody gets back more than they have paid.
CREATE TRIGGER money_moves_within BEFORE INSERT ON money_moves
WHEN NEW.amount + (SELECT ifnull(sum(amount), 0) FROM money_moves WHERE order_id = NEW.order_id) < 0
BEGIN
  SELECT RAISE(ABORT, 'more would go back than came in');
END;

-- What customers are told by mail; written with what it tells, sent afterwards.
CREATE TABLE letters (
  id TEXT PRIMARY KEY,
  site TEXT NOT NULL,
  order_id TEXT REFERENCES orders (id),
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  written_at INTEGER NOT NULL,
  sent_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX letters_unsent ON letters (written_at) WHERE sent_at IS NULL;
CREATE INDEX letters_by_order ON letters (order_id, written_at);
