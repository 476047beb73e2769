-- The sender of an enquiry, signed in, can write again; an answered or closed enquiry is then open again.
alter table enquiry_entries
  drop constraint enquiry_entries_kind_known,
  add constraint enquiry_entries_kind_known check (kind in ('reply', 'note', 'message'));

create or replace function enquiry_entry_by_who_may() returns trigger language plpgsql as $$
begin
  if not exists (
    select from enquiries join accounts author on author.id = new.author_id
    where enquiries.id = new.enquiry_id
      and case new.kind
        when 'message' then author.id = enquiries.account_id
        when 'reply' then author.type = 'admin' or author.id = enquiries.consultant_id
        else author.type = 'admin'
      end) then
    raise exception 'this account may not write to enquiry %', new.enquiry_id
      using errcode = 'check_violation', constraint = 'enquiry_entries_by_who_may_answer';
  end if;
  return new;
end $$;

create or replace function enquiry_may_change() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and not (
    (old.status = 'new' and new.status in ('assigned', 'answered', 'closed', 'spam'))
    or (old.status = 'assigned' and new.status in ('new', 'answered', 'closed', 'spam'))
    or (old.status = 'answered' and new.status in ('new', 'assigned', 'closed'))
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
