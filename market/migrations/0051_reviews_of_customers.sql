-- Two providers may know different people by the same name: a review's author is one of a provider's.
CREATE TABLE reviews_of_people (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 128),
  product_id TEXT NOT NULL REFERENCES products (id),
  issuer TEXT NOT NULL DEFAULT 'embedded' CHECK (issuer <> ''),
  subject TEXT CHECK (subject <> ''),
  author TEXT NOT NULL CHECK (author <> ''),
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title TEXT NOT NULL CHECK (title <> ''),
  body TEXT NOT NULL CHECK (body <> ''),
  written_on TEXT NOT NULL CHECK (written_on GLOB '????-??-??'),
  verified INTEGER NOT NULL DEFAULT 0 CHECK (verified IN (0, 1)),
  UNIQUE (product_id, issuer, subject)
) STRICT, WITHOUT ROWID;

INSERT INTO reviews_of_people (id, product_id, subject, author, rating, title, body, written_on, verified)
SELECT id, product_id, subject, author, rating, title, body, written_on, verified FROM reviews;

DROP TABLE reviews;
ALTER TABLE reviews_of_people RENAME TO reviews;

CREATE INDEX reviews_by_product ON reviews (product_id, written_on, id);
CREATE INDEX reviews_by_stars ON reviews (product_id, rating, written_on, id);
CREATE INDEX reviews_by_subject ON reviews (subject, written_on, id) WHERE subject IS NOT NULL;
