-- The widths that a picture can be had in, as a JSON list: its address ends in one of them, and the others differ in
-- that number alone. Empty for a picture of one size. A picture for sharing is 1200 × 630.
ALTER TABLE media ADD COLUMN widths TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(widths) AND json_type(widths) = 'array');
ALTER TABLE media ADD COLUMN share_url TEXT CHECK (share_url <> '');

-- A product's 3D model; not every product has one.
CREATE TABLE models (
  product_id TEXT PRIMARY KEY REFERENCES products (id),
  url TEXT NOT NULL UNIQUE CHECK (url LIKE '%.fbx'),
  bytes INTEGER NOT NULL CHECK (bytes > 0)
) STRICT, WITHOUT ROWID;

-- What goes well with a product, the best first.
CREATE TABLE associated_products (
  product_id TEXT NOT NULL REFERENCES products (id),
  position INTEGER NOT NULL CHECK (position > 0),
  associated_id TEXT NOT NULL REFERENCES products (id),
  PRIMARY KEY (product_id, position),
  UNIQUE (product_id, associated_id),
  CHECK (product_id <> associated_id)
) STRICT, WITHOUT ROWID;

-- One review a product and customer. A review whose author has left keeps its name and loses its subject.
CREATE TABLE reviews (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 128),
  product_id TEXT NOT NULL REFERENCES products (id),
  subject TEXT CHECK (subject <> ''),
  author TEXT NOT NULL CHECK (author <> ''),
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title TEXT NOT NULL CHECK (title <> ''),
  body TEXT NOT NULL CHECK (body <> ''),
  written_on TEXT NOT NULL CHECK (written_on GLOB '????-??-??'),
  verified INTEGER NOT NULL DEFAULT 0 CHECK (verified IN (0, 1)),
  UNIQUE (product_id, subject)
) STRICT, WITHOUT ROWID;

CREATE INDEX reviews_by_product ON reviews (product_id, written_on);
CREATE INDEX reviews_by_subject ON reviews (subject) WHERE subject IS NOT NULL;

-- Money off a whole cart: either a share in basis points or an amount in pence.
CREATE TABLE promo_codes (
  code TEXT PRIMARY KEY CHECK (code = upper(code) AND length(code) BETWEEN 3 AND 32),
  description TEXT NOT NULL CHECK (description <> ''),
  share INTEGER CHECK (share BETWEEN 1 AND 9999),
  amount INTEGER CHECK (amount > 0),
  minimum INTEGER NOT NULL DEFAULT 0 CHECK (minimum >= 0),
  starts_on TEXT NOT NULL CHECK (starts_on GLOB '????-??-??'),
  ends_on TEXT CHECK (ends_on GLOB '????-??-??'),
  most_uses INTEGER CHECK (most_uses > 0),
  uses INTEGER NOT NULL DEFAULT 0 CHECK (uses >= 0),
  CHECK ((share IS NULL) <> (amount IS NULL)),
  CHECK (ends_on IS NULL OR ends_on >= starts_on),
  CHECK (most_uses IS NULL OR uses <= most_uses)
) STRICT, WITHOUT ROWID;

-- An article. What it speaks of stands below it.
CREATE TABLE posts (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  url_slug TEXT NOT NULL UNIQUE CHECK (url_slug <> ''),
  title TEXT NOT NULL CHECK (title <> ''),
  author TEXT NOT NULL CHECK (author <> ''),
  excerpt TEXT NOT NULL,
  body_html TEXT NOT NULL,
  seo_description TEXT NOT NULL,
  style_id TEXT NOT NULL,
  style_kind TEXT NOT NULL DEFAULT 'style' CHECK (style_kind = 'style'),
  published_on TEXT NOT NULL CHECK (published_on GLOB '????-??-??'),
  media_id TEXT NOT NULL REFERENCES media (id),
  FOREIGN KEY (style_id, style_kind) REFERENCES tags (id, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX posts_by_date ON posts (published_on);

CREATE TABLE post_products (
  post_id TEXT NOT NULL REFERENCES posts (id),
  position INTEGER NOT NULL CHECK (position > 0),
  product_id TEXT NOT NULL REFERENCES products (id),
  PRIMARY KEY (post_id, position),
  UNIQUE (post_id, product_id)
) STRICT, WITHOUT ROWID;

-- A furnished room, seen with a wide and a narrow camera.
CREATE TABLE moodrooms (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  url_slug TEXT NOT NULL UNIQUE CHECK (url_slug <> ''),
  name TEXT NOT NULL CHECK (name <> ''),
  description TEXT NOT NULL,
  room_id TEXT NOT NULL,
  room_kind TEXT NOT NULL DEFAULT 'room' CHECK (room_kind = 'room'),
  style_id TEXT NOT NULL,
  style_kind TEXT NOT NULL DEFAULT 'style' CHECK (style_kind = 'style'),
  position INTEGER NOT NULL UNIQUE CHECK (position > 0),
  wide_media_id TEXT NOT NULL REFERENCES media (id),
  narrow_media_id TEXT NOT NULL REFERENCES media (id),
  FOREIGN KEY (room_id, room_kind) REFERENCES tags (id, kind),
  FOREIGN KEY (style_id, style_kind) REFERENCES tags (id, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX moodrooms_by_room ON moodrooms (room_id, position);
CREATE INDEX moodrooms_by_style ON moodrooms (style_id, position);

-- What a room is furnished with. A pin is where its product shows, from the left and from the top, as parts of the
-- whole picture; a product that one camera doesn't see has none there.
CREATE TABLE moodroom_items (
  moodroom_id TEXT NOT NULL REFERENCES moodrooms (id),
  position INTEGER NOT NULL CHECK (position > 0),
  variant_id TEXT NOT NULL REFERENCES variants (id),
  wide_x REAL CHECK (wide_x BETWEEN 0 AND 1),
  wide_y REAL CHECK (wide_y BETWEEN 0 AND 1),
  narrow_x REAL CHECK (narrow_x BETWEEN 0 AND 1),
  narrow_y REAL CHECK (narrow_y BETWEEN 0 AND 1),
  PRIMARY KEY (moodroom_id, position),
  UNIQUE (moodroom_id, variant_id),
  CHECK ((wide_x IS NULL) = (wide_y IS NULL) AND (narrow_x IS NULL) = (narrow_y IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX moodroom_items_by_variant ON moodroom_items (variant_id);
