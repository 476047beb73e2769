-- A connection on which a consultant has said that they are here. The open socket renews it; what nobody renews lapses.
-- Nothing here outlives a crash of the database: whoever is still connected says so again at the next renewal.
create unlogged table presence_leases (
  connection_id text primary key,
  consultant_id bigint not null references accounts,
  session_id bigint not null references sessions on delete cascade,
  expires_at timestamptz not null
);
create index presence_leases_of_consultant on presence_leases (consultant_id, expires_at);
create index presence_leases_of_session on presence_leases (session_id);
create index presence_leases_by_end on presence_leases (expires_at);

-- What was last told to everyone. Its row is also the gate: whoever changes a consultant's leases holds it, so that a
-- change is told once and never against what the leases say.
create unlogged table presences (
  consultant_id bigint primary key references accounts,
  online boolean not null,
  changed_at timestamptz not null
);
