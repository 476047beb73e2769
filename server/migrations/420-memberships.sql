create table plans (
  -- Also the id of the cart item.
  id bigint primary key default nextval('sellable_ids'),
  slug text not null constraint plans_slug_is_unique unique
    constraint plans_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  position smallint not null,
  state text not null constraint plans_state_known check (state in ('draft', 'offered', 'withdrawn')),
  -- The current version of the terms.
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- The terms of a plan are never changed: an edit adds a version, and members keep the version they bought.
create table plan_versions (
  id bigint generated always as identity primary key,
  plan_id bigint not null references plans,
  version integer not null,
  title_english text not null constraint plan_versions_have_a_title check (length(title_english) between 1 and 60),
  title_hindi text not null constraint plan_versions_have_a_hindi_title check (length(title_hindi) between 1 and 60),
  suits_english text not null constraint plan_versions_say_whom_they_suit check (length(suits_english) between 1 and 160),
  suits_hindi text not null constraint plan_versions_say_it_in_hindi check (length(suits_hindi) between 1 and 160),
  -- Before tax.
  price_paise bigint not null constraint plan_versions_cost_something check (price_paise between 1 and 100000000),
  months smallint not null constraint plan_versions_last_months check (months between 1 and 36),
  -- Percentages off, in hundredths of a percent.
  off_consultations_bp integer not null,
  off_talks_bp integer not null,
  off_answers_bp integer not null,
  off_workshops_bp integer not null,
  off_services_bp integer not null,
  off_products_bp integer not null,
  -- Included units.
  talk_minutes integer not null,
  answers integer not null,
  courses integer not null,
  help_desk text not null constraint plan_versions_help_desk_known check (help_desk in ('usual', 'first', 'named')),
  pause_days smallint not null constraint plan_versions_pause_within check (pause_days between 0 and 90),
  created_at timestamptz not null,
  -- Absent for the demo.
  created_by bigint references accounts,
  constraint plan_versions_one_each unique (plan_id, version),
  constraint plan_versions_percentages_within check (0 <= least(off_consultations_bp, off_talks_bp, off_answers_bp, off_workshops_bp,
    off_services_bp, off_products_bp) and 10000 >= greatest(off_consultations_bp, off_talks_bp, off_answers_bp, off_workshops_bp,
    off_services_bp, off_products_bp)),
  constraint plan_versions_units_within check (talk_minutes between 0 and 10000 and answers between 0 and 1000 and courses between 0 and 100)
);

-- The registration form, one per person; the latest answers are used.
create table membership_registrations (
  id bigint generated always as identity primary key,
  account_id bigint not null constraint membership_registrations_one_each unique references accounts,
  plan_id bigint not null references plans,
  card_name text not null,
  business_name text not null,
  city text not null,
  industry_id bigint constraint membership_registrations_industry_known references industries on delete set null,
  notes text not null,
  wants_reminders boolean not null,
  saved_at timestamptz not null
);

create sequence membership_numbers;

-- A purchase of a plan: first, renewal or upgrade. The memberships of a person form a chain: each is followed by at most one other,
-- so that two payments of one renewal extend it once.
create table memberships (
  id bigint generated always as identity primary key,
  line_id bigint not null constraint memberships_one_per_line unique references order_lines,
  order_id bigint not null references orders,
  account_id bigint not null references accounts,
  plan_id bigint not null references plans,
  plan_version_id bigint not null references plan_versions,
  kind text not null constraint memberships_kind_known check (kind in ('new', 'renewal', 'upgrade')),
  follows_id bigint references memberships,
  state text not null constraint memberships_state_known check (state in ('ordered', 'bought', 'revoked')),
  ordered_at timestamptz not null,
  bought_at timestamptz,
  number text constraint memberships_number_shape check (number ~ '^PM-[0-9]{4}-[0-9]{5,}$'),
  card_name text,
  starts_at timestamptz,
  ends_at timestamptz,
  -- The price before tax after coupons, including what an earlier plan was credited with: the basis of a later credit.
  value_paise bigint,
  -- Included units, as in the version that was bought, and how many were used.
  talk_seconds integer not null,
  answers integer not null,
  courses integer not null,
  talk_seconds_used integer not null default 0,
  answers_used integer not null default 0,
  courses_used integer not null default 0,
  -- Lines with a percentage off.
  discounts_used integer not null default 0,
  pause_days smallint not null,
  paused_at timestamptz,
  paused_until timestamptz,
  -- By how many days the pause moved the end.
  paused_days smallint not null default 0,
  -- When it can no longer be cancelled and the payment counts as earned.
  completed_at timestamptz,
  constraint memberships_bought_are_complete check (state <> 'bought' or
    (bought_at is not null and number is not null and card_name is not null and starts_at is not null and ends_at > starts_at
      and value_paise is not null)),
  constraint memberships_first_follows_none check (kind = 'new' or follows_id is not null),
  constraint memberships_used_within check (talk_seconds_used between 0 and talk_seconds and answers_used between 0 and answers
    and courses_used between 0 and courses and discounts_used >= 0),
  constraint memberships_paused_once check ((paused_at is null) = (paused_until is null) and paused_until >= paused_at
    and paused_days between 0 and pause_days)
);
create unique index memberships_followed_once on memberships (follows_id) where state = 'bought';
create unique index memberships_one_chain_each on memberships (account_id) where state = 'bought' and follows_id is null;
create index memberships_of_account on memberships (account_id, id desc);
create index memberships_by_end on memberships (ends_at) where state = 'bought';
create index memberships_newest_first on memberships (bought_at desc, id desc) where state <> 'ordered';
create index memberships_to_complete on memberships (bought_at) where state = 'bought' and completed_at is null;

create table membership_reminders (
  membership_id bigint not null references memberships,
  days_before smallint not null,
  sent_at timestamptz not null,
  primary key (membership_id, days_before)
);

-- Members of plans with priority are called first.
alter table talk_queue add column priority smallint not null default 0;
