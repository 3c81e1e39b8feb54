-- The shops, written anew from their configuration, and what was issued to them. Tokens are kept as their digests.
CREATE TABLE oauthClient (
  id TEXT NOT NULL PRIMARY KEY,
  clientId TEXT NOT NULL UNIQUE,
  clientSecret TEXT,
  clientDiscoveryId TEXT,
  disabled INTEGER,
  skipConsent INTEGER,
  enableEndSession INTEGER,
  subjectType TEXT,
  scopes TEXT,
  clientCredentialsScopes TEXT,
  userId TEXT REFERENCES user (id) ON DELETE CASCADE,
  createdAt TEXT,
  updatedAt TEXT,
  name TEXT,
  uri TEXT,
  icon TEXT,
  contacts TEXT,
  tos TEXT,
  policy TEXT,
  softwareId TEXT,
  softwareVersion TEXT,
  softwareStatement TEXT,
  redirectUris TEXT NOT NULL,
  postLogoutRedirectUris TEXT,
  backchannelLogoutUri TEXT,
  backchannelLogoutSessionRequired INTEGER,
  tokenEndpointAuthMethod TEXT,
  applicationType TEXT,
  jwks TEXT,
  jwksUri TEXT,
  grantTypes TEXT,
  responseTypes TEXT,
  requirePKCE INTEGER,
  dpopBoundAccessTokens INTEGER,
  referenceId TEXT,
  metadata TEXT
);

CREATE TABLE oauthResource (
  id TEXT NOT NULL PRIMARY KEY,
  identifier TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  accessTokenTtl INTEGER,
  refreshTokenTtl INTEGER,
  signingAlgorithm TEXT,
  signingKeyId TEXT,
  allowedScopes TEXT,
  customClaims TEXT,
  dpopBoundAccessTokensRequired INTEGER,
  disabled INTEGER,
  createdAt TEXT,
  updatedAt TEXT,
  policyVersion INTEGER,
  metadata TEXT
);

CREATE TABLE oauthClientResource (
  id TEXT NOT NULL PRIMARY KEY,
  clientId TEXT NOT NULL REFERENCES oauthClient (clientId) ON DELETE CASCADE,
  resourceId TEXT NOT NULL REFERENCES oauthResource (identifier) ON DELETE CASCADE,
  metadata TEXT,
  createdAt TEXT,
  UNIQUE (clientId, resourceId)
);

CREATE TABLE oauthRefreshToken (
  id TEXT NOT NULL PRIMARY KEY,
  token TEXT NOT NULL UNIQUE,
  clientId TEXT NOT NULL REFERENCES oauthClient (clientId) ON DELETE CASCADE,
  sessionId TEXT REFERENCES session (id) ON DELETE SET NULL,
  userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  referenceId TEXT,
  authorizationCodeId TEXT,
  resources TEXT,
  requestedUserInfoClaims TEXT,
  expiresAt TEXT NOT NULL,
  createdAt TEXT NOT NULL,
  revoked TEXT,
  rotatedAt TEXT,
  rotationReplayResponse TEXT,
  rotationReplayExpiresAt TEXT,
  authTime TEXT,
  confirmation TEXT,
  scopes TEXT NOT NULL
);
CREATE INDEX refresh_token_of_session ON oauthRefreshToken (sessionId);
CREATE INDEX refresh_token_of_user ON oauthRefreshToken (userId, clientId);
CREATE INDEX refresh_token_of_code ON oauthRefreshToken (authorizationCodeId);

CREATE TABLE oauthAccessToken (
  id TEXT NOT NULL PRIMARY KEY,
  token TEXT NOT NULL UNIQUE,
  clientId TEXT NOT NULL REFERENCES oauthClient (clientId) ON DELETE CASCADE,
  sessionId TEXT REFERENCES session (id) ON DELETE SET NULL,
  userId TEXT REFERENCES user (id) ON DELETE CASCADE,
  referenceId TEXT,
  authorizationCodeId TEXT,
  resources TEXT,
  requestedUserInfoClaims TEXT,
  refreshId TEXT REFERENCES oauthRefreshToken (id) ON DELETE CASCADE,
  expiresAt TEXT NOT NULL,
  createdAt TEXT NOT NULL,
  revoked TEXT,
  confirmation TEXT,
  scopes TEXT NOT NULL
);
CREATE INDEX access_token_of_session ON oauthAccessToken (sessionId);
CREATE INDEX access_token_of_user ON oauthAccessToken (userId);
CREATE INDEX access_token_of_code ON oauthAccessToken (authorizationCodeId);
CREATE INDEX access_token_of_refresh_token ON oauthAccessToken (refreshId);

CREATE TABLE oauthConsent (
  id TEXT NOT NULL PRIMARY KEY,
  clientId TEXT NOT NULL REFERENCES oauthClient (clientId) ON DELETE CASCADE,
  userId TEXT REFERENCES user (id) ON DELETE CASCADE,
  referenceId TEXT,
  resources TEXT,
  requestedUserInfoClaims TEXT,
  scopes TEXT NOT NULL,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);

CREATE TABLE oauthClientAssertion (
  id TEXT NOT NULL PRIMARY KEY,
  expiresAt TEXT NOT NULL
);
