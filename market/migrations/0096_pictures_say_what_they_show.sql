-- The variant that is seen in a picture; null where nobody has said.
ALTER TABLE media ADD COLUMN shows_variant_id TEXT CHECK (shows_variant_id <> '');
