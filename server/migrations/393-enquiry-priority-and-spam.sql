-- Members whose plan includes it are answered first; the priority is the one of the moment in which the enquiry arrived.
alter table enquiries
  add column priority smallint not null default 0 constraint enquiries_priority_known check (priority between 0 and 2),
  -- Spam is deleted some days after this.
  add column spam_at timestamptz,
  drop constraint enquiries_spam_reason_known,
  -- Blocked: a visitor wrote with the number of somebody who is blocked.
  add constraint enquiries_spam_reason_known check (spam_reason in ('hidden_field', 'too_fast', 'staff', 'blocked'));
update enquiries set spam_at = created_at where status = 'spam';
alter table enquiries add constraint enquiries_spam_has_time check ((status = 'spam') = (spam_at is not null));

create index enquiries_open_by_priority on enquiries (priority desc, due_at, id) where status in ('new', 'assigned');
create index enquiries_spam_by_age on enquiries (spam_at) where status = 'spam';
