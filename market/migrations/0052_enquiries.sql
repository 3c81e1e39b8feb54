-- Somebody asks a seller for a price. Names are as they were then: what was asked about may go.
CREATE TABLE enquiries (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  customer_id TEXT NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  -- Made with the form: a form that is sent twice asks once.
  request_key TEXT NOT NULL CHECK (length(request_key) BETWEEN 1 AND 64),
  seller_id TEXT NOT NULL,
  product_id TEXT NOT NULL,
  variant_id TEXT NOT NULL,
  option_id TEXT,
  swatch_id TEXT,
  seller_name TEXT NOT NULL,
  product_name TEXT NOT NULL,
  variant_name TEXT NOT NULL,
  choice_name TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  message TEXT NOT NULL CHECK (message <> ''),
  address_name TEXT,
  street_a TEXT NOT NULL CHECK (street_a <> ''),
  street_b TEXT,
  city TEXT NOT NULL CHECK (city <> ''),
  country TEXT NOT NULL CHECK (country <> ''),
  postcode TEXT,
  mobile_number TEXT,
  asked_at INTEGER NOT NULL,
  UNIQUE (customer_id, request_key)
) STRICT, WITHOUT ROWID;

CREATE INDEX enquiries_by_customer ON enquiries (customer_id, asked_at, id);
CREATE INDEX enquiries_by_time ON enquiries (asked_at, id);

-- What a seller answers: the price of one piece, delivery included, for as long as it says. The latest counts.
CREATE TABLE enquiry_offers (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
  price INTEGER NOT NULL CHECK (price BETWEEN 1 AND 1000000000),
  note TEXT,
  made_at INTEGER NOT NULL,
  valid_until INTEGER NOT NULL CHECK (valid_until > made_at),
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'withdrawn', 'accepted', 'rejected')),
  reason TEXT,
  answered_at INTEGER,
  CHECK ((state IN ('accepted', 'rejected')) = (answered_at IS NOT NULL)),
  CHECK (state <> 'rejected' OR reason <> '')
) STRICT, WITHOUT ROWID;

CREATE INDEX enquiry_offers_by_enquiry ON enquiry_offers (enquiry_id, made_at, id);
CREATE UNIQUE INDEX one_open_offer ON enquiry_offers (enquiry_id) WHERE state = 'open';
CREATE UNIQUE INDEX one_accepted_offer ON enquiry_offers (enquiry_id) WHERE state = 'accepted';
