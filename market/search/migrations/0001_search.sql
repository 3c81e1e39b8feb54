-- Everything below has two sides. One answers; a rebuild fills the other and then switches this one row over, so that
-- no search ever meets half of a catalogue. The newest rebuild holds the ticket, and an older one writes nothing more.
CREATE TABLE generation (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  live TEXT NOT NULL CHECK (live IN ('a', 'b')),
  version TEXT NOT NULL,
  ticket INTEGER NOT NULL CHECK (ticket >= 0)
) STRICT;

INSERT INTO generation (only_row, live, version, ticket) VALUES (1, 'a', '', 0);

-- A product's words by the weight of where they stand, each once; a row's id is the number of the product.
CREATE VIRTUAL TABLE words_a USING fts5 (
  name, kind, traits, prose,
  content = '', columnsize = 0, detail = 'column', prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 0'
);

CREATE VIRTUAL TABLE words_b USING fts5 (
  name, kind, traits, prose,
  content = '', columnsize = 0, detail = 'column', prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 0'
);

-- Which products a site sells, and what decides between two that match as well as each other.
CREATE TABLE shelves (
  side TEXT NOT NULL CHECK (side IN ('a', 'b')),
  site TEXT NOT NULL CHECK (site <> ''),
  number INTEGER NOT NULL,
  rank INTEGER NOT NULL,
  in_stock INTEGER NOT NULL CHECK (in_stock IN (0, 1)),
  PRIMARY KEY (side, site, number)
) STRICT, WITHOUT ROWID;

-- The words that a misspelt one may have meant; the more products bear a word, the likelier it is.
CREATE TABLE vocabulary (
  side TEXT NOT NULL CHECK (side IN ('a', 'b')),
  word TEXT NOT NULL CHECK (word <> ''),
  bearers INTEGER NOT NULL CHECK (bearers >= 0),
  PRIMARY KEY (side, word)
) STRICT, WITHOUT ROWID;

-- What is left of a word without up to two of its letters: two words that leave the same are near each other.
CREATE TABLE remains (
  side TEXT NOT NULL CHECK (side IN ('a', 'b')),
  remainder TEXT NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (side, remainder, word)
) STRICT, WITHOUT ROWID;

-- What is suggested to somebody who has typed the beginning.
CREATE TABLE phrases (
  side TEXT NOT NULL CHECK (side IN ('a', 'b')),
  site TEXT NOT NULL CHECK (site <> ''),
  beginning TEXT NOT NULL CHECK (beginning <> ''),
  text TEXT NOT NULL CHECK (text <> ''),
  category TEXT NOT NULL,
  category_slug TEXT NOT NULL,
  weight INTEGER NOT NULL,
  PRIMARY KEY (side, site, beginning, text, category)
) STRICT, WITHOUT ROWID;
