-- Devices that have signed in with a number, by the hash of a random marker that the browser keeps.
create table known_devices (
  account_id bigint not null references accounts,
  marker_hash bytea not null,
  mobile text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (account_id, marker_hash)
);
create index known_devices_by_mobile on known_devices (mobile, marker_hash);

-- A known device has codes and wrong tries of its own; empty for everybody else.
alter table otp_codes add column device bytea not null default '';
alter table otp_codes drop constraint otp_codes_pkey;
alter table otp_codes add primary key (mobile, device);
alter table otp_guards add column device bytea not null default '';
alter table otp_guards drop constraint otp_guards_pkey;
alter table otp_guards add primary key (mobile, device);
