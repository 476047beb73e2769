-- PAN and GSTIN of whoever earns here, sealed (platform/sealed.ts). Written by payouts; earnings look whether a PAN is there.
create table tax_identities (
  account_id bigint primary key references accounts,
  pan bytea,
  -- What may be shown: ABCPK····M.
  pan_masked text,
  gstin bytea,
  gstin_masked text,
  updated_at timestamptz not null,
  constraint tax_identities_pan_whole check ((pan is null) = (pan_masked is null)),
  constraint tax_identities_gstin_whole check ((gstin is null) = (gstin_masked is null))
);

-- What one line of an order earned, step by step. The ledger holds the money; this says why it is that much.
create table earnings (
  id bigint generated always as identity primary key,
  line_id bigint not null constraint earnings_once_per_line unique,
  order_id bigint not null,
  -- Absent where the platform sold itself: all of it is its commission.
  consultant_id bigint references accounts,
  kind text not null,
  title_english text not null,
  title_hindi text not null,
  -- Before discounts, which the platform funds.
  gross_paise bigint not null constraint earnings_gross_not_negative check (gross_paise >= 0),
  discount_paise bigint not null,
  -- What the customer paid of it, tax included.
  paid_paise bigint not null,
  sale_tax_paise bigint not null,
  commission_paise bigint not null,
  commission_gst_paise bigint not null,
  tcs_paise bigint not null,
  tds_paise bigint not null,
  net_paise bigint not null,
  commission_bp integer not null,
  commission_gst_bp integer not null,
  tcs_bp integer not null,
  tds_bp integer not null,
  earned_at timestamptz not null,
  release_at timestamptz not null,
  released_at timestamptz,
  -- A dispute keeps the money where it is until staff have decided.
  frozen_at timestamptz,
  constraint earnings_add_up check (gross_paise = commission_paise + commission_gst_paise + tcs_paise + tds_paise + net_paise),
  constraint earnings_cover_the_deductions check (net_paise >= 0),
  constraint earnings_net_is_somebodys check (consultant_id is not null or net_paise = 0)
);
create index earnings_newest_first on earnings (consultant_id, earned_at desc, id desc);
create index earnings_due on earnings (release_at, id) where released_at is null and frozen_at is null;

-- What a refund took back of it, in the same steps.
create table earning_reversals (
  id bigint generated always as identity primary key,
  earning_id bigint not null references earnings,
  key text not null constraint earning_reversals_happen_once unique,
  consultant_id bigint references accounts,
  gross_paise bigint not null,
  paid_paise bigint not null,
  discount_paise bigint not null,
  sale_tax_paise bigint not null,
  commission_paise bigint not null,
  commission_gst_paise bigint not null,
  tcs_paise bigint not null,
  tds_paise bigint not null,
  net_paise bigint not null,
  -- Where the net was taken from; what nothing was left for is owed.
  from_pending_paise bigint not null,
  from_earnings_paise bigint not null,
  owed_paise bigint not null,
  at timestamptz not null,
  constraint earning_reversals_add_up check (gross_paise = commission_paise + commission_gst_paise + tcs_paise + tds_paise + net_paise),
  constraint earning_reversals_are_borne check (net_paise = from_pending_paise + from_earnings_paise + owed_paise)
);
create index earning_reversals_of_earning on earning_reversals (earning_id);
create index earning_reversals_newest_first on earning_reversals (consultant_id, at desc, id desc);
