-- Who has used which code; counted here, because the codes themselves are filled anew with the catalogue.
CREATE TABLE promo_uses (
  order_id TEXT PRIMARY KEY CHECK (length(order_id) BETWEEN 1 AND 64),
  code TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX promo_uses_by_code ON promo_uses (code);
