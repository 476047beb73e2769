create extension if not exists btree_gist;

-- What a consultant shows of themselves. The id is the account's, so one number names the person everywhere.
create table consultants (
  id bigint primary key references accounts,
  slug slug not null constraint consultants_slug_is_unique unique,
  headline text not null default '',
  headline_hindi text,
  about text not null default '',
  -- How they work with a customer, in their own words.
  procedure text not null default '',
  experience_years smallint not null default 0
    constraint consultants_experience_is_human check (experience_years between 0 and 70),
  -- ISO 639 codes, the one they prefer first.
  languages text[] not null default '{}' constraint consultants_languages_known check (languages <@ array[
    'as', 'bho', 'bn', 'brx', 'doi', 'en', 'gu', 'hi', 'kn', 'kok', 'ks', 'mai', 'ml', 'mni', 'mr', 'mwr', 'ne', 'or',
    'pa', 'sa', 'sat', 'sd', 'ta', 'te', 'tcy', 'ur']),
  city text,
  state_code text references states,
  time_zone text not null default 'Asia/Kolkata',
  approval text not null default 'draft' constraint consultants_approval_known
    check (approval in ('draft', 'submitted', 'approved', 'rejected', 'suspended')),
  approval_reason text,
  approval_changed_at timestamptz not null,
  -- Their own switch for instant talks, apart from being online.
  taking_calls boolean not null default true,
  -- Per minute of an instant talk; none, no talks.
  talk_rate_paise integer constraint consultants_talk_rate_is_positive check (talk_rate_paise > 0),
  -- Stars given and reviews counted: the average can only be true.
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  rating_average real generated always as (rating_sum::real / nullif(rating_count, 0)) stored,
  -- Kept by relist_consultants.
  lowest_fee_paise integer,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint consultants_refusal_has_a_reason
    check (approval not in ('rejected', 'suspended') or length(approval_reason) > 0),
  constraint consultants_approved_are_presentable
    check (approval <> 'approved' or (headline <> '' and about <> '' and languages <> '{}' and city is not null and state_code is not null)),
  constraint consultants_stars_fit_reviews check (rating_sum between rating_count and rating_count * 5)
);
create index consultants_waiting_for_approval on consultants (approval_changed_at) where approval = 'submitted';

-- What a consultation costs before tax.
create table consultant_fees (
  consultant_id bigint not null references consultants on delete cascade,
  mode text not null constraint consultant_fees_mode_known check (mode in ('video', 'audio', 'written')),
  -- A written answer has no length: 0.
  minutes smallint not null,
  fee_paise integer not null constraint consultant_fees_are_positive check (fee_paise > 0),
  primary key (consultant_id, mode, minutes),
  constraint consultant_fees_length_fits_mode
    check (case mode when 'written' then minutes = 0 else minutes in (15, 30, 45, 60) end)
);

-- Hours of a usual week on the consultant's own clock. A range over midnight is two rows that touch.
create table weekly_hours (
  consultant_id bigint not null references consultants on delete cascade,
  -- ISO: Monday is 1, Sunday is 7.
  weekday smallint not null constraint weekly_hours_weekday_known check (weekday between 1 and 7),
  from_minute smallint not null,
  to_minute smallint not null,
  primary key (consultant_id, weekday, from_minute),
  constraint weekly_hours_lie_within_a_day check (0 <= from_minute and from_minute < to_minute and to_minute <= 1440),
  constraint weekly_hours_do_not_overlap exclude using gist
    (consultant_id with =, weekday with =, int4range(from_minute, to_minute) with &&)
);
