-- What a seller says of itself: where it sends from, one line under its name, and its story in plain paragraphs with
-- empty lines between them. An imported seller may have told none of it.
ALTER TABLE sellers ADD COLUMN town TEXT CHECK (town <> '');
ALTER TABLE sellers ADD COLUMN line TEXT CHECK (line <> '');
ALTER TABLE sellers ADD COLUMN story TEXT CHECK (story <> '');
