-- Styles are named, not referred to: what somebody found out outlives a catalogue that is filled anew.
-- What the style game says of a customer: two styles and how much of each, in percent.
CREATE TABLE verdicts (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  customer_id TEXT NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (name <> ''),
  style1_id TEXT NOT NULL,
  style1_score REAL NOT NULL CHECK (style1_score BETWEEN 0 AND 100),
  style2_id TEXT NOT NULL,
  style2_score REAL NOT NULL CHECK (style2_score BETWEEN 0 AND 100),
  saved_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX verdicts_by_customer ON verdicts (customer_id, saved_at);
