-- How a variant or a swatch wears the named materials of its product's model: a JSON list of material, surface, colour.
ALTER TABLE variants ADD COLUMN finishes TEXT NOT NULL DEFAULT '[]'
  CHECK (json_valid(finishes) AND json_type(finishes) = 'array');
ALTER TABLE swatches ADD COLUMN finishes TEXT NOT NULL DEFAULT '[]'
  CHECK (json_valid(finishes) AND json_type(finishes) = 'array');
