-- Who runs a site and how its frame is dressed, where the market says more than the site's own configuration.
-- Contacts may be missing, and the shell then says so.
CREATE TABLE templates (
  site TEXT PRIMARY KEY CHECK (site <> ''),
  logo_url TEXT NOT NULL,
  footer_logo_url TEXT NOT NULL,
  selected_font TEXT NOT NULL,
  theme TEXT NOT NULL,
  company_name TEXT NOT NULL CHECK (company_name <> ''),
  company_address_1 TEXT,
  company_address_2 TEXT,
  city TEXT,
  country TEXT,
  company_postcode TEXT,
  service_email TEXT,
  service_telephone TEXT,
  vat TEXT,
  description TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE social_links (
  site TEXT NOT NULL REFERENCES templates (site),
  position INTEGER NOT NULL CHECK (position > 0),
  website_type TEXT NOT NULL CHECK (website_type IN ('facebook', 'instagram', 'linkedin', 'youtube', 'twitter')),
  link TEXT NOT NULL CHECK (link LIKE 'https://%'),
  PRIMARY KEY (site, position),
  UNIQUE (site, website_type)
) STRICT, WITHOUT ROWID;

-- An entry leads to its tag's list or to an address of its own. It may list the tags below it:
-- its tag's children, or all of a kind; those lead to product lists or to moodrooms.
CREATE TABLE menu_entries (
  site TEXT NOT NULL CHECK (site <> ''),
  menu_type TEXT NOT NULL CHECK (menu_type IN ('STORE', 'MOODROOMS', 'BLOGS')),
  position INTEGER NOT NULL CHECK (position > 0),
  name TEXT NOT NULL CHECK (name <> ''),
  url TEXT,
  tag_id TEXT REFERENCES tags (id),
  lists TEXT CHECK (lists IN ('children', 'category', 'room', 'style', 'brand', 'colour', 'material', 'filter')),
  leads_to TEXT NOT NULL DEFAULT 'products' CHECK (leads_to IN ('products', 'moodrooms')),
  PRIMARY KEY (site, menu_type, position),
  CHECK ((url IS NULL) <> (tag_id IS NULL)),
  CHECK (lists <> 'children' OR tag_id IS NOT NULL)
) STRICT, WITHOUT ROWID;
