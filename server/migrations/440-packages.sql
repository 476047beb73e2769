-- Several sessions of one consultant at a lower price per session.
create table package_offers (
  -- Also the id of the item that is bought.
  id bigint primary key default nextval('sellable_ids'),
  consultant_id bigint not null references consultants,
  mode text not null constraint package_offers_mode_known check (mode in ('video', 'audio')),
  minutes smallint not null constraint package_offers_minutes_known check (minutes in (15, 30, 45, 60)),
  sessions smallint not null constraint package_offers_sessions_within check (sessions between 2 and 20),
  -- Of one session, before tax: a package costs a whole multiple of it, so no share of it is ever rounded.
  session_paise bigint not null constraint package_offers_cost_something check (session_paise between 100 and 10000000),
  state text not null constraint package_offers_state_known check (state in ('offered', 'withdrawn')),
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index package_offers_one_of_each on package_offers (consultant_id, mode, minutes, sessions) where state = 'offered';
create index package_offers_of_consultant on package_offers (consultant_id, id);

-- A package that was ordered, with the terms of that moment.
create table packages (
  id bigint generated always as identity primary key,
  line_id bigint not null constraint packages_one_per_line unique references order_lines,
  order_id bigint not null references orders,
  account_id bigint not null references accounts,
  offer_id bigint not null references package_offers,
  consultant_id bigint not null references consultants,
  mode text not null,
  minutes smallint not null,
  sessions smallint not null,
  session_paise bigint not null,
  state text not null constraint packages_state_known check (state in ('ordered', 'active', 'ended')),
  -- Sessions booked with it, and those refunded because it ended before they were booked.
  used smallint not null default 0,
  refunded smallint not null default 0,
  ordered_at timestamptz not null,
  bought_at timestamptz,
  valid_until timestamptz,
  ended_at timestamptz,
  -- When the platform's own sale counted as done.
  completed_at timestamptz,
  constraint packages_bought_are_complete check (state = 'ordered' or (bought_at is not null and valid_until > bought_at)),
  constraint packages_end_once check ((state = 'ended') = (ended_at is not null)),
  constraint packages_used_within check (used >= 0 and refunded >= 0 and used + refunded <= sessions)
);
create index packages_usable on packages (account_id, consultant_id, valid_until) where state = 'active';
create index packages_of_account on packages (account_id, id desc);
create index packages_of_consultant on packages (consultant_id, id desc);
create index packages_by_end on packages (valid_until) where state = 'active';
create index packages_to_refund on packages (id) where state = 'ended' and used + refunded < sessions;
create index packages_to_complete on packages (id) where state <> 'ordered' and completed_at is null;
create index packages_newest_first on packages (bought_at desc, id desc) where state <> 'ordered';

create table package_reminders (
  package_id bigint not null references packages,
  days_before smallint not null,
  sent_at timestamptz not null,
  primary key (package_id, days_before)
);

-- Why unused sessions are refunded.
alter table refunds
  drop constraint refunds_reason_code_known,
  add constraint refunds_reason_code_known check (reason_code in (
    'not_needed', 'time_unsuitable', 'booked_by_mistake', 'found_elsewhere', 'other',
    'unwell', 'emergency', 'time_clash', 'outside_expertise', 'refunded_in_full',
    'cancelled_by_customer', 'cancelled_by_consultant', 'cancelled_by_platform',
    'session_missed', 'refunded_by_staff', 'not_available', 'paid_already', 'slot_taken', 'time_passed', 'customer_busy',
    'answer_overdue', 'nobody_accepted', 'follow_up_late', 'package_ended'));

-- What a membership or a package has been used for.
create index line_discounts_of_source on line_discounts (source, reference_id, id);
