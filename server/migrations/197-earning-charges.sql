-- What a consultant pays for having let a customer down: the credit that the customer gets. It comes out of what is ready, else it
-- is owed and the next earning pays it first.
create table earning_charges (
  id bigint generated always as identity primary key,
  key text not null constraint earning_charges_happen_once unique,
  consultant_id bigint not null references accounts,
  order_id bigint not null,
  kind text not null,
  title_english text not null,
  title_hindi text not null,
  paise bigint not null constraint earning_charges_take_something check (paise > 0),
  from_earnings_paise bigint not null,
  owed_paise bigint not null,
  at timestamptz not null,
  constraint earning_charges_are_borne check (paise = from_earnings_paise + owed_paise and from_earnings_paise >= 0 and owed_paise >= 0)
);
create index earning_charges_newest_first on earning_charges (consultant_id, at desc, id desc);
