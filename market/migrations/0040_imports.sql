-- How much the connection had changed when an import's batch began: where nothing is added to it, the catalogue is what
-- it was and keeps its version.
CREATE TABLE import_begun (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  changes INTEGER NOT NULL
) STRICT;

INSERT INTO import_begun (only_row, changes) VALUES (1, 0);

-- A product that goes takes along what speaks of it.
CREATE INDEX associated_products_by_associated ON associated_products (associated_id);
CREATE INDEX post_products_by_product ON post_products (product_id);
