-- What a customer was promised for having been let down, and what of it they got: a consultant who owes as much as the house lends
-- pays no more, and staff decide about the rest.
create table booking_credits (
  booking_id bigint primary key references bookings,
  promised_paise bigint not null constraint booking_credits_promise_something check (promised_paise > 0),
  given_paise bigint not null,
  at timestamptz not null,
  decided_by bigint references accounts,
  decided_at timestamptz,
  constraint booking_credits_given_as_promised check (given_paise between 0 and promised_paise),
  constraint booking_credits_decided_by_somebody check ((decided_by is null) = (decided_at is null))
);
create index booking_credits_withheld on booking_credits (at) where given_paise < promised_paise and decided_at is null;

-- What was given before this was written down.
insert into booking_credits (booking_id, promised_paise, given_paise, at)
select b.id, e.amount_paise, e.amount_paise, m.at
from ledger_movements m
join bookings b on m.key = 'booking ' || b.id || ' let down'
join ledger_entries e on e.movement_id = m.id and e.amount_paise > 0
join ledger_accounts a on a.id = e.account_id and a.kind = 'promo';
