-- Keys that sign credentials. A key is never deleted: what it has signed is verified with it for ever.
create table credential_keys (
  id bigint generated always as identity primary key,
  -- The thumbprint of the public key (RFC 7638).
  kid text not null constraint credential_keys_kid_unique unique,
  public_jwk jsonb not null,
  -- PKCS #8, encrypted.
  private_key bytea not null,
  created_at timestamptz not null
);
