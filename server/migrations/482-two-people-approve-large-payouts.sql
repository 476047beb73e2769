-- A payout above a limit is approved by two people. Payouts approved before this migration keep their single approval.
alter table withdrawals
  add first_approved_by bigint references accounts,
  add first_approved_at timestamptz,
  add constraint withdrawals_first_approval_whole check ((first_approved_by is null) = (first_approved_at is null));

-- Somebody who has left, is suspended or has another role now does not count.
create function may_approve_payouts(account bigint) returns boolean language sql stable as $$
  select exists (
    select from accounts
    where id = account and type = 'admin' and staff_role in ('owner', 'finance')
      and suspended_at is null and deleted_at is null)
$$;

-- The limit is a setting, which a check constraint cannot read.
create function withdrawals_need_two_people() returns trigger language plpgsql as $$
declare
  limit_rupees bigint := coalesce((select value::bigint from settings where key = 'payoutOnePersonMaxRupees'), 25000);
begin
  if new.amount_paise > limit_rupees * 100
      and (new.first_approved_by is null or new.first_approved_by is not distinct from new.decided_by
        or not may_approve_payouts(new.first_approved_by)) then
    raise exception 'withdrawal % needs the approval of two people', new.id
      using errcode = 'check_violation', constraint = 'withdrawals_need_two_people';
  end if;
  return new;
end $$;

create trigger withdrawals_need_two_people before update on withdrawals for each row
  when (old.state = 'asked' and new.state in ('approved', 'sending', 'paid', 'failed'))
  execute function withdrawals_need_two_people();
create trigger withdrawals_begin_undecided before insert on withdrawals for each row
  when (new.state in ('approved', 'sending', 'paid', 'failed'))
  execute function withdrawals_need_two_people();

-- What was approved is what is paid.
create function withdrawals_keep_what_was_approved() returns trigger language plpgsql as $$
begin
  raise exception 'withdrawal % is already approved by somebody', new.id
    using errcode = 'check_violation', constraint = 'withdrawals_keep_what_was_approved';
end $$;

create trigger withdrawals_keep_what_was_approved before update on withdrawals for each row
  when (old.first_approved_by is not null
    and (new.amount_paise, new.bank_account_id) is distinct from (old.amount_paise, old.bank_account_id))
  execute function withdrawals_keep_what_was_approved();
