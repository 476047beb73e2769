-- Which reminder of which session was told to whom; a session that moves is another one to be reminded of.
create table booking_reminders (
  booking_id bigint not null references bookings,
  starts_at timestamptz not null,
  minutes_before smallint not null,
  account_id bigint not null references accounts,
  told_at timestamptz not null,
  constraint booking_reminders_once_each primary key (booking_id, starts_at, minutes_before, account_id)
);
