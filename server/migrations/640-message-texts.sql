-- Texts of messages that staff wrote in place of the standard ones, each change a version. The newest one applies.
create table message_texts (
  id bigint generated always as identity primary key,
  message text not null,
  channel text not null constraint message_texts_channel_known check (channel in ('sms', 'mail', 'push')),
  language text not null constraint message_texts_language_known check (language in ('en', 'hi')),
  -- Which of several texts of the message it replaces; empty for the usual one.
  situation text not null,
  version integer not null constraint message_texts_counted check (version > 0),
  -- Back to the standard text.
  is_standard boolean not null,
  -- With placeholders in braces.
  title text not null default '',
  body text not null default '',
  label text not null default '',
  -- Of the text as it is registered with the operators.
  dlt_template_id text,
  reason text not null,
  changed_by bigint not null references accounts,
  changed_at timestamptz not null,
  constraint message_texts_numbered unique (message, channel, language, situation, version),
  constraint message_texts_have_words check (is_standard = (body = '') and (channel = 'sms' or is_standard = (title = ''))),
  constraint message_texts_registered_are_sms check (dlt_template_id is null or channel = 'sms')
);

create function message_texts_stay() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a message text is never changed' using errcode = 'restrict_violation';
end $$;
create trigger message_texts_stay before update or delete on message_texts
  for each row execute function message_texts_stay();
