-- The object in R2 that holds the words of the side that answers, for isolates to know by heart; empty where there is none.
ALTER TABLE generation ADD COLUMN lexicon TEXT NOT NULL DEFAULT '';
