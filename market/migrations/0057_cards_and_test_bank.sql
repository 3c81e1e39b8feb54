-- A customer's saved cards: the bank's name for each, and what tells them apart. Never a number.
CREATE TABLE cards (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  customer_id TEXT NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  provider TEXT NOT NULL CHECK (provider IN ('stripe', 'test-bank')),
  token TEXT NOT NULL,
  brand TEXT NOT NULL,
  last4 TEXT NOT NULL CHECK (length(last4) = 4),
  exp_month INTEGER NOT NULL CHECK (exp_month BETWEEN 1 AND 12),
  exp_year INTEGER NOT NULL CHECK (exp_year BETWEEN 2000 AND 2199),
  is_default INTEGER NOT NULL DEFAULT 0 CHECK (is_default IN (0, 1)),
  saved_at INTEGER NOT NULL,
  UNIQUE (provider, token)
) STRICT, WITHOUT ROWID;

CREATE INDEX cards_by_customer ON cards (customer_id, saved_at);
CREATE UNIQUE INDEX one_default_card ON cards (customer_id) WHERE is_default = 1;

-- The test bank's own books: it is another company, and knows nothing of the shop but references.
CREATE TABLE bank_cards (
  token TEXT PRIMARY KEY,
  brand TEXT NOT NULL,
  last4 TEXT NOT NULL CHECK (length(last4) = 4),
  exp_month INTEGER NOT NULL,
  exp_year INTEGER NOT NULL,
  behaviour TEXT NOT NULL CHECK (behaviour IN ('pays', 'declines', 'is-empty', 'challenges')),
  -- A card that nobody has saved can be used by the one who showed it, and not for long.
  holder TEXT NOT NULL,
  made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE bank_intents (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  amount INTEGER NOT NULL CHECK (amount > 0),
  status TEXT NOT NULL CHECK (status IN ('needs-card', 'needs-challenge', 'declined', 'succeeded', 'cancelled')),
  decline TEXT,
  token TEXT,
  made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE bank_refunds (
  reference TEXT PRIMARY KEY,
  intent_id TEXT NOT NULL REFERENCES bank_intents (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TRIGGER bank_refunds_within BEFORE INSERT ON bank_refunds
WHEN NEW.amount + (SELECT ifnull(sum(amount), 0) FROM bank_refunds WHERE intent_id = NEW.intent_id)
  > (SELECT amount FROM bank_intents WHERE id = NEW.intent_id AND status = 'succeeded')
BEGIN
  SELECT RAISE(ABORT, 'more than was paid');
END;

-- What the bank has to tell, until it has been heard.
CREATE TABLE bank_notices (
  id TEXT PRIMARY KEY,
  intent_id TEXT NOT NULL REFERENCES bank_intents (id),
  type TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  heard_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX bank_notices_unheard ON bank_notices (made_at) WHERE heard_at IS NULL;
