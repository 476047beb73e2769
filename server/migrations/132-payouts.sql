-- Where a consultant is paid. The number is sealed (platform/sealed.ts); its mark finds the same number again without opening it.
create table bank_accounts (
  id bigint generated always as identity primary key,
  consultant_id bigint not null references accounts,
  kind text not null constraint bank_accounts_kind_known check (kind in ('savings', 'current')),
  holder text not null,
  ifsc text not null constraint bank_accounts_ifsc_shape check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  number bytea not null,
  number_mark bytea not null,
  ending text not null constraint bank_accounts_ending_shape check (ending ~ '^[0-9]{4}$'),
  state text not null default 'checking' constraint bank_accounts_state_known check (state in ('checking', 'verified', 'refused')),
  -- The name the bank has, or why it refused.
  bank_says text,
  -- How the provider knows this account, and the check that is under way.
  provider text,
  provider_account_id text,
  provider_check_id text,
  next_check_at timestamptz,
  added_at timestamptz not null,
  checked_at timestamptz,
  removed_at timestamptz,
  constraint bank_accounts_checked_or_checking check ((state = 'checking') = (checked_at is null))
);
create unique index bank_accounts_one_of_a_number on bank_accounts (consultant_id, number_mark) where removed_at is null;
create index bank_accounts_to_check on bank_accounts (next_check_at) where state = 'checking' and removed_at is null;

-- After a change of where money goes nobody withdraws for a day.
create table bank_locks (
  consultant_id bigint primary key references accounts,
  until timestamptz not null
);

create table withdrawals (
  id bigint generated always as identity (start with 1001) primary key,
  consultant_id bigint not null references accounts,
  bank_account_id bigint not null references bank_accounts,
  amount_paise bigint not null constraint withdrawals_amount_positive check (amount_paise > 0),
  state text not null default 'asked'
    constraint withdrawals_state_known check (state in ('asked', 'approved', 'sending', 'paid', 'failed', 'refused', 'cancelled')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references accounts,
  -- Why it was refused or failed, for the consultant to read.
  note text not null default '',
  provider text,
  provider_payout_id text constraint withdrawals_payout_is_one unique,
  utr text,
  sent_at timestamptz,
  next_look_at timestamptz,
  settled_at timestamptz,
  constraint withdrawals_over_or_not check ((state in ('paid', 'failed', 'refused', 'cancelled')) = (settled_at is not null)),
  constraint withdrawals_approved_by_somebody check (state not in ('approved', 'sending', 'paid', 'failed') or decided_by is not null)
);
create index withdrawals_newest_first on withdrawals (consultant_id, asked_at desc, id desc);
create index withdrawals_by_state on withdrawals (state, asked_at desc, id desc);
create index withdrawals_to_look_at on withdrawals (next_look_at) where state in ('approved', 'sending');

-- Everything the provider said of a payout, by webhook or by poll; the same event is heard once.
create table payout_notices (
  id bigint generated always as identity primary key,
  event_id text not null constraint payout_notices_heard_once unique,
  withdrawal_id bigint references withdrawals,
  body jsonb not null,
  heard_at timestamptz not null
);
