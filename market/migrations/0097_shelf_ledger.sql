-- Shelves have a ledger too: what the operator counts and an import brings are moves with a reason, as orders' are.
CREATE TABLE shelf_moves (
  number INTEGER PRIMARY KEY,
  variant_id TEXT NOT NULL,
  seller_id TEXT NOT NULL,
  -- `found`: what lay there when the ledger of this shelf began, or began anew with a catalogue that was filled anew.
  why TEXT NOT NULL CHECK (why IN ('found', 'count', 'import')),
  note TEXT,
  change INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE INDEX shelf_moves_by_shelf ON shelf_moves (variant_id, seller_id);
CREATE INDEX stock_moves_by_shelf ON stock_moves (variant_id, seller_id);

-- Whose pages say something else of their stock than before; told to the storefront with the next answer.
CREATE TABLE shelf_news (
  variant_id TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

-- Of shelves that orders have touched already.
INSERT INTO shelf_moves (variant_id, seller_id, why, change, at)
SELECT i.variant_id, i.seller_id, 'found', i.quantity - m.moved, unixepoch() FROM seller_inventories i
  JOIN (SELECT variant_id, seller_id, sum(change) AS moved FROM stock_moves GROUP BY variant_id, seller_id) m
    ON m.variant_id = i.variant_id AND m.seller_id = i.seller_id;

CREATE TRIGGER stock_moves_found BEFORE INSERT ON stock_moves
WHEN NOT EXISTS (SELECT 1 FROM shelf_moves WHERE variant_id = NEW.variant_id AND seller_id = NEW.seller_id)
BEGIN
  INSERT INTO shelf_moves (variant_id, seller_id, why, change, at)
  SELECT variant_id, seller_id, 'found', quantity, NEW.at FROM seller_inventories
  WHERE variant_id = NEW.variant_id AND seller_id = NEW.seller_id;
END;

CREATE TRIGGER shelf_moves_found BEFORE INSERT ON shelf_moves
WHEN NEW.why <> 'found'
  AND NOT EXISTS (SELECT 1 FROM shelf_moves WHERE variant_id = NEW.variant_id AND seller_id = NEW.seller_id)
BEGIN
  INSERT INTO shelf_moves (variant_id, seller_id, why, change, at)
  SELECT variant_id, seller_id, 'found', quantity, NEW.at FROM seller_inventories
  WHERE variant_id = NEW.variant_id AND seller_id = NEW.seller_id;
END;

CREATE TRIGGER shelf_moves_move AFTER INSERT ON shelf_moves WHEN NEW.why <> 'found'
BEGIN
  UPDATE seller_inventories SET quantity = quantity + NEW.change
  WHERE variant_id = NEW.variant_id AND seller_id = NEW.seller_id;
END;

-- A shelf that comes back: whatever was moved before, now it holds this.
CREATE TRIGGER seller_inventories_found AFTER INSERT ON seller_inventories
WHEN EXISTS (SELECT 1 FROM shelf_moves WHERE variant_id = NEW.variant_id AND seller_id = NEW.seller_id)
BEGIN
  INSERT INTO shelf_moves (variant_id, seller_id, why, change, at)
  SELECT NEW.variant_id, NEW.seller_id, 'found', missing, unixepoch() FROM (SELECT NEW.quantity
    - (SELECT sum(change) FROM shelf_moves WHERE variant_id = NEW.variant_id AND seller_id = NEW.seller_id)
    - (SELECT ifnull(sum(change), 0) FROM stock_moves WHERE variant_id = NEW.variant_id AND seller_id = NEW.seller_id)
    AS missing) WHERE missing <> 0;
END;

-- Where an order takes the last piece or brings the first one back, lists and pages must learn of it.
DROP TRIGGER stock_moves_move;
CREATE TRIGGER stock_moves_move AFTER INSERT ON stock_moves
BEGIN
  UPDATE seller_inventories SET quantity = quantity + NEW.change
  WHERE variant_id = NEW.variant_id AND seller_id = NEW.seller_id;
  UPDATE catalogue SET version = version + 1 WHERE EXISTS (SELECT 1 FROM seller_inventories
    WHERE variant_id = NEW.variant_id AND seller_id = NEW.seller_id
      AND (quantity > 0) <> (quantity - NEW.change > 0));
  INSERT OR IGNORE INTO shelf_news (variant_id) SELECT variant_id FROM seller_inventories
  WHERE variant_id = NEW.variant_id AND seller_id = NEW.seller_id
    AND (quantity > 0) <> (quantity - NEW.change > 0);
END;
