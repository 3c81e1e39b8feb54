-- Sets of products are kept as bits, and a bit needs a number.
CREATE TABLE product_numbers (
  number INTEGER PRIMARY KEY,
  product_id TEXT NOT NULL UNIQUE REFERENCES products (id) ON DELETE CASCADE
) STRICT;

INSERT INTO product_numbers (product_id) SELECT id FROM products ORDER BY id;

CREATE TRIGGER number_product AFTER INSERT ON products BEGIN
  INSERT INTO product_numbers (product_id) VALUES (new.id);
END;

-- One row: whoever changes the catalogue raises the version in the same batch.
CREATE TABLE catalogue (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  version INTEGER NOT NULL CHECK (version > 0)
) STRICT;

INSERT INTO catalogue (only_row, version) VALUES (1, 1);
