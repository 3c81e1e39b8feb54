-- What the demo has told of its test customers' past: once, whatever they have made of it since. Empty where there is
-- no demo. The site is '*' for what is the same on all of them.
CREATE TABLE told_pasts (
  site TEXT NOT NULL CHECK (site <> ''),
  subject TEXT NOT NULL CHECK (subject <> ''),
  what TEXT NOT NULL CHECK (what <> ''),
  PRIMARY KEY (site, subject, what)
) STRICT, WITHOUT ROWID;
