-- The bell: what a person was told, in the words of the message, composed when it is read.
create table notices (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  -- A name in the table of messages.
  message text not null,
  params jsonb not null,
  topic text not null,
  at timestamptz not null,
  read_at timestamptz
);
create index notices_newest_first on notices (account_id, at desc, id desc);
create index notices_unread on notices (account_id) where read_at is null;
create index notices_by_age on notices (at);

-- Only what differs from the table of topics and channels is kept.
create table notice_choices (
  account_id bigint not null references accounts on delete cascade,
  topic text not null,
  channel text not null constraint notice_choices_channel_known check (channel in ('in_app', 'sms', 'mail', 'push')),
  wanted boolean not null,
  changed_at timestamptz not null,
  primary key (account_id, topic, channel)
);

-- The zone a person's browser was last seen in; quiet hours follow it.
create table reader_zones (
  account_id bigint primary key references accounts on delete cascade,
  time_zone text not null,
  seen_at timestamptz not null
);

-- Browsers that want to be told. A subscription is worth as much as the session it was made in.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  session_id bigint not null references sessions on delete cascade,
  endpoint text not null constraint push_subscriptions_one_per_browser unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_of_account on push_subscriptions (account_id);
create index push_subscriptions_of_session on push_subscriptions (session_id);
