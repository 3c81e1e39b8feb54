-- Somebody who has signed in at a site, known by the provider's name for them. Two sites know nothing of each other's.
CREATE TABLE customers (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  site TEXT NOT NULL CHECK (site <> ''),
  -- 'embedded' for the provider of this deployment, whatever port it answers on.
  issuer TEXT NOT NULL CHECK (issuer <> ''),
  subject TEXT NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  name TEXT,
  username TEXT,
  city TEXT,
  country TEXT,
  postcode TEXT,
  telephone TEXT,
  address TEXT,
  gender TEXT CHECK (gender IN ('female', 'male', 'non-binary')),
  account_type TEXT CHECK (account_type IN ('DECORAIT_PRO_CLIENT', 'DECORAIT_TRADE', 'DECORAIT_PRO')),
  payment_id TEXT,
  picture_key TEXT UNIQUE,
  picture_type TEXT CHECK (picture_type IN ('image/jpeg', 'image/png', 'image/webp')),
  came_at INTEGER NOT NULL,
  CHECK ((picture_key IS NULL) = (picture_type IS NULL)),
  UNIQUE (issuer, subject, site)
) STRICT, WITHOUT ROWID;

-- An access token outlives the account that it was made for: what was made before the account went opens nothing.
CREATE TABLE departed_customers (
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  site TEXT NOT NULL,
  departed_at INTEGER NOT NULL,
  PRIMARY KEY (issuer, subject, site)
) STRICT, WITHOUT ROWID;

CREATE INDEX departed_customers_by_time ON departed_customers (departed_at);

-- Pictures that nobody shows any more, until the bucket has let go of them.
CREATE TABLE discarded_pictures (key TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
