-- A callback is an enquiry that says when and in which language the help desk should call.
alter table enquiries
  add column kind text not null default 'enquiry' constraint enquiries_kind_known check (kind in ('enquiry', 'callback')),
  add column call_at timestamptz,
  add column call_language text,
  add constraint enquiries_callback_names_its_time check (kind <> 'callback' or (call_at is not null and call_language is not null));
create index enquiries_calls_to_make on enquiries (call_at) where kind = 'callback' and status = 'open';
