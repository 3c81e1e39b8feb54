-- What somebody asked for who has yet to prove that the address is theirs. It becomes an account, or runs out.
CREATE TABLE pendingAccount (
  token TEXT NOT NULL PRIMARY KEY,
  email TEXT NOT NULL,
  name TEXT NOT NULL,
  accountType TEXT NOT NULL,
  password TEXT NOT NULL,
  expiresAt INTEGER NOT NULL
);
CREATE INDEX pending_account_by_email ON pendingAccount (email);

-- How often something was tried, by the digest of what tried it.
CREATE TABLE attempt (
  key TEXT NOT NULL PRIMARY KEY,
  count INTEGER NOT NULL,
  lastAt INTEGER NOT NULL
);
CREATE INDEX attempt_by_age ON attempt (lastAt);

-- Letters that no mail service took. Only a developer's machine shows them.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  sentAt TEXT NOT NULL
);
