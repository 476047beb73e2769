-- Talks that experts give to everybody: announced first, recorded afterwards. Calls by the minute are another thing.
create table library_talks (
  id bigint generated always as identity primary key,
  slug slug not null constraint library_talks_slug_is_unique unique,
  segment text not null constraint library_talks_segment_known check (segment in ('industrial', 'professional')),
  consultant_id bigint not null references consultants,
  title_english text not null,
  title_hindi text not null,
  about_english text not null default '',
  about_hindi text not null default '',
  -- ISO 639 codes of what is spoken in it.
  languages text[] not null constraint library_talks_are_spoken check (cardinality(languages) > 0),
  starts_at timestamptz not null,
  minutes smallint not null constraint library_talks_length_is_human check (minutes between 5 and 480),
  live_url text,
  drawing text not null,
  tint text not null,
  state text not null default 'draft'
    constraint library_talks_state_known check (state in ('draft', 'published', 'withdrawn')),
  withdrawn_reason text,
  -- The last part of the recording's public address, by chance; a withdrawal gives it another one.
  recording_name text constraint library_talks_recording_named_once unique,
  -- Where it lies in the store.
  recording_key text,
  recording_bytes bigint,
  recording_mark text,
  recording_seconds integer,
  recorded_at timestamptz,
  poster text,
  views integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint library_talks_are_titled check (title_english <> '' and title_hindi <> ''),
  constraint library_talks_withdrawal_has_a_reason check (state <> 'withdrawn' or length(withdrawn_reason) > 0),
  constraint library_talks_recording_is_whole
    check (num_nulls(recording_name, recording_key, recording_bytes, recording_mark, recording_seconds, recorded_at) in (0, 6))
);
create index library_talks_newest on library_talks (segment, starts_at desc) where state = 'published';
create index library_talks_of_speakers on library_talks (consultant_id);

-- WebVTT, one text for each language.
create table library_captions (
  talk_id bigint not null references library_talks,
  language text not null constraint library_captions_language_known check (language in ('en', 'hi')),
  vtt text not null,
  mark text not null,
  primary key (talk_id, language)
);

-- Who watched on which day, as a keyed hash that tells nobody who; kept for that day, the number of views stays.
create table library_views (
  talk_id bigint not null references library_talks,
  seen_on date not null,
  viewer bytea not null,
  constraint library_views_once_a_day primary key (talk_id, seen_on, viewer)
);
create index library_views_by_day on library_views (seen_on);

-- Who wants to be told before a talk begins, and of which beginning they were told.
create table library_reminders (
  talk_id bigint not null references library_talks,
  account_id bigint not null references accounts,
  asked_at timestamptz not null,
  told_of timestamptz,
  primary key (talk_id, account_id)
);
create index library_reminders_of_accounts on library_reminders (account_id);

-- A recording on its way to us.
create table library_uploads (
  id bigint generated always as identity primary key,
  talk_id bigint not null references library_talks,
  -- The beginning of its parts' names in the store.
  key text not null,
  bytes bigint not null,
  received_bytes bigint not null default 0,
  begun_at timestamptz not null,
  constraint library_uploads_hold_no_more_than_said check (received_bytes between 0 and bytes)
);
