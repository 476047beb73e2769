create table coupons (
  id bigint generated always as identity primary key,
  code text not null constraint coupons_code_is_unique unique
    constraint coupons_code_shape check (code ~ '^[A-Z0-9][A-Z0-9-]{2,23}$'),
  title_english text not null constraint coupons_have_a_title check (length(title_english) between 1 and 120),
  title_hindi text not null constraint coupons_have_a_hindi_title check (length(title_hindi) between 1 and 120),
  kind text not null constraint coupons_kind_known check (kind in ('percent', 'fixed')),
  percent_bp integer constraint coupons_percent_within check (percent_bp between 1 and 10000),
  amount_paise bigint constraint coupons_amount_given check (amount_paise > 0),
  -- The most a percentage takes off.
  most_paise bigint constraint coupons_most_given check (most_paise > 0),
  -- The least the goods must cost, before tax.
  least_paise bigint not null default 0 constraint coupons_least_not_negative check (least_paise >= 0),
  -- Kinds of goods it is for; empty: all.
  item_types text[] not null default '{}',
  starts_on date not null,
  ends_on date,
  per_person integer not null default 1 constraint coupons_per_person_given check (per_person > 0),
  -- Absent: as many as come.
  total_max integer constraint coupons_total_given check (total_max > 0),
  used integer not null default 0,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by bigint references accounts,
  constraint coupons_percent_or_amount check (
    case kind when 'percent' then percent_bp is not null and amount_paise is null
      else amount_paise is not null and percent_bp is null and most_paise is null end),
  constraint coupons_end_after_they_start check (ends_on is null or ends_on >= starts_on),
  constraint coupons_used_within_limit check (used >= 0 and (total_max is null or used <= total_max))
);

-- How often one person used one coupon, beside how often they may.
create table coupon_people (
  coupon_id bigint not null references coupons,
  account_id bigint not null references accounts,
  used integer not null,
  most integer not null,
  primary key (coupon_id, account_id),
  constraint coupon_people_within_limit check (used between 0 and most)
);

-- An order uses at most one coupon; one that lapses gives it back.
create table coupon_uses (
  order_id bigint primary key references orders,
  coupon_id bigint not null references coupons,
  account_id bigint not null references accounts,
  used_at timestamptz not null,
  given_back_at timestamptz
);
create index coupon_uses_of_coupon on coupon_uses (coupon_id, used_at desc);
