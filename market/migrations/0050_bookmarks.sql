-- What a customer has marked. What it is stands elsewhere and may go: a mark of something that is gone shows nothing.
CREATE TABLE bookmarks (
  customer_id TEXT NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  item_type TEXT NOT NULL CHECK (item_type IN ('product', 'tag', 'personroom', 'post')),
  item_id TEXT NOT NULL CHECK (length(item_id) BETWEEN 1 AND 64),
  marked_at INTEGER NOT NULL,
  PRIMARY KEY (customer_id, item_type, item_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX bookmarks_by_time ON bookmarks (customer_id, item_type, marked_at, item_id);
