-- What the provider could not do or understand, in a row; after too many of them staff are asked.
alter table withdrawals
  add column faults integer not null default 0 constraint withdrawals_faults_counted check (faults >= 0),
  add column last_fault text not null default '',
  add column staff_asked_at timestamptz,
  -- When the bank had it, also of one that was sent back later.
  add column paid_at timestamptz,
  add constraint withdrawals_asked_staff_about_something check (staff_asked_at is null or faults > 0);
update withdrawals set paid_at = m.at from ledger_movements m
  where m.payout_id = withdrawals.id and m.kind = 'withdrawal_paid';
alter table withdrawals add constraint withdrawals_paid_at_some_time check (state <> 'paid' or paid_at is not null);
create index withdrawals_staff_asked on withdrawals (staff_asked_at) where staff_asked_at is not null;
