-- A signed write is carried out once: its row goes in with the write's own batch, and a second one fails it.
-- Rows are of use until the signature itself has expired.
CREATE TABLE used_signatures (
  caller TEXT NOT NULL,
  jti TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (caller, jti)
) STRICT, WITHOUT ROWID;

CREATE INDEX used_signatures_by_expiry ON used_signatures (expires_at);
