-- An enquiry reaches a consultant or the help desk, is answered there, and is closed. Grievances and callbacks are for the help desk.
drop index enquiries_calls_to_make;
alter table enquiries
  drop constraint enquiries_status_known,
  drop constraint enquiries_kind_known;
update enquiries set status = 'new' where status = 'open';
alter table enquiries
  alter column status set default 'new',
  add constraint enquiries_status_known check (status in ('new', 'assigned', 'answered', 'closed', 'spam')),
  add constraint enquiries_kind_known check (kind in ('enquiry', 'callback', 'grievance')),
  add column consultant_id bigint references consultants,
  add column language text not null default 'en' constraint enquiries_language_known check (language in ('en', 'hi')),
  -- The member of staff who takes care of it.
  add column assignee_id bigint references accounts,
  -- One working hour after it arrived, or the time of the callback.
  add column due_at timestamptz,
  add column escalate_at timestamptz,
  add column escalated_at timestamptz,
  add column first_answered_at timestamptz,
  -- In the hours of the help desk.
  add column first_answer_minutes integer,
  add column closed_at timestamptz,
  add column spam_reason text
    constraint enquiries_spam_reason_known check (spam_reason in ('hidden_field', 'too_fast', 'staff')),
  -- The rules for e-commerce: a grievance is acknowledged within 48 hours and resolved within a month.
  add column acknowledged_at timestamptz,
  add column resolve_by timestamptz,
  -- When staff are next reminded of an unresolved grievance.
  add column remind_at timestamptz;
update enquiries set call_at = null, call_language = null where kind <> 'callback';
update enquiries set due_at = created_at, escalate_at = created_at, escalated_at = created_at;
update enquiries set closed_at = created_at where status = 'closed';
update enquiries set first_answered_at = created_at, first_answer_minutes = 0 where status = 'answered';
alter table enquiries
  alter column due_at set not null,
  alter column escalate_at set not null,
  add constraint enquiries_for_a_consultant_are_plain check (consultant_id is null or kind = 'enquiry'),
  add constraint enquiries_assigned_has_assignee check (status <> 'assigned' or assignee_id is not null),
  add constraint enquiries_answered_has_answer check (status <> 'answered' or first_answered_at is not null),
  add constraint enquiries_first_answer_is_timed check ((first_answered_at is null) = (first_answer_minutes is null)),
  add constraint enquiries_closed_has_time check ((status = 'closed') = (closed_at is not null)),
  add constraint enquiries_spam_has_reason check ((status = 'spam') = (spam_reason is not null)),
  add constraint enquiries_grievance_is_acknowledged check (
    kind <> 'grievance' or status = 'spam' or (acknowledged_at is not null and resolve_by is not null)),
  add constraint enquiries_call_only_for_callbacks check (kind = 'callback' or (call_at is null and call_language is null));

create index enquiries_of_consultant on enquiries (consultant_id, created_at desc, id desc) where status <> 'spam';
create index enquiries_of_account on enquiries (account_id, created_at desc, id desc);
create index enquiries_to_escalate on enquiries (escalate_at) where escalated_at is null and status in ('new', 'assigned');
create index enquiries_open on enquiries (created_at desc, id desc) where status in ('new', 'assigned');
create index enquiries_of_state on enquiries (status, created_at desc, id desc);
create index enquiries_by_due on enquiries (due_at, id) where status <> 'spam';
create index enquiries_to_remind on enquiries (remind_at) where status not in ('closed', 'spam');
create index enquiries_by_words on enquiries using gin (account_words(name, mobile, email));
create index enquiries_of_mobile on enquiries (mobile, created_at desc);

create function enquiry_may_change() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and not (
    (old.status = 'new' and new.status in ('assigned', 'answered', 'closed', 'spam'))
    or (old.status = 'assigned' and new.status in ('new', 'answered', 'closed', 'spam'))
    or (old.status = 'answered' and new.status = 'closed')
    or (old.status = 'closed' and new.status in ('new', 'assigned', 'answered'))
    or (old.status = 'spam' and new.status = 'new')) then
    raise exception 'an enquiry cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'enquiries_state_may_follow';
  end if;
  if new.assignee_id is distinct from old.assignee_id and new.assignee_id is not null
    and not exists (select from accounts where id = new.assignee_id and type = 'admin' and deleted_at is null) then
    raise exception 'only staff can be assigned an enquiry'
      using errcode = 'check_violation', constraint = 'enquiries_assignee_is_staff';
  end if;
  return new;
end $$;
create trigger enquiry_may_change before update on enquiries for each row execute function enquiry_may_change();

-- What was replied, and what staff noted for each other.
create table enquiry_entries (
  id bigint generated always as identity primary key,
  enquiry_id bigint not null references enquiries,
  kind text not null constraint enquiry_entries_kind_known check (kind in ('reply', 'note')),
  author_id bigint not null references accounts,
  text text not null constraint enquiry_entries_text_fits check (length(text) <= 4000),
  -- A consultant's reply may end with a link to their bookable times.
  book_link boolean not null default false,
  at timestamptz not null
);
create index enquiry_entries_in_order on enquiry_entries (enquiry_id, at, id);
create index enquiry_entries_of_author on enquiry_entries (author_id);

create function enquiry_entry_by_who_may() returns trigger language plpgsql as $$
begin
  if not exists (
    select from enquiries join accounts author on author.id = new.author_id
    where enquiries.id = new.enquiry_id
      and (author.type = 'admin' or (new.kind = 'reply' and author.id = enquiries.consultant_id))) then
    raise exception 'this account may not write to enquiry %', new.enquiry_id
      using errcode = 'check_violation', constraint = 'enquiry_entries_by_who_may_answer';
  end if;
  return new;
end $$;
create trigger enquiry_entry_by_who_may before insert on enquiry_entries for each row execute function enquiry_entry_by_who_may();

-- Replies that staff use again and again.
create table enquiry_templates (
  id bigint generated always as identity primary key,
  title text not null constraint enquiry_templates_title_is_unique unique,
  text_english text not null,
  text_hindi text not null,
  version integer not null default 1
);
insert into enquiry_templates (title, text_english, text_hindi) values
  ('We tried to call', 'We tried to call you and could not reach you. Please tell us a time that suits you, or call the help desk.',
   'हमने आपको फ़ोन किया, पर बात नहीं हो पाई। कृपया अपना सुविधाजनक समय बताएँ, या सहायता केंद्र को फ़ोन करें।'),
  ('How to book', 'Choose a consultant, a mode and a free slot, and pay online. You can reschedule or cancel in My bookings.',
   'सलाहकार, माध्यम और खाली स्लॉट चुनें और ऑनलाइन भुगतान करें। समय बदलना या रद्द करना "मेरी बुकिंग" में होता है।'),
  ('Refund on its way', 'Your refund has been sent. Banks usually need 5 to 7 working days to show it.',
   'आपका रिफ़ंड भेज दिया गया है। बैंक में दिखने में आम तौर पर 5 से 7 कार्यदिवस लगते हैं।');
