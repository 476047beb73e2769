-- Only owners may change staff, so one of them must always be able to sign in. Removing an account is left out: only the
-- command on the machine does it, which can also add an owner.
create function accounts_keep_an_owner() returns trigger language plpgsql as $$
begin
  -- Two owners who suspend each other at the same time are checked one after the other.
  perform pg_advisory_xact_lock(hashtext('accounts_keep_an_owner'));
  if not exists (
    select from accounts
    where id <> new.id and type = 'admin' and staff_role = 'owner' and suspended_at is null and deleted_at is null) then
    raise exception 'account % is the last active owner', new.id
      using errcode = 'check_violation', constraint = 'accounts_keep_an_owner';
  end if;
  return new;
end $$;

create trigger accounts_keep_an_owner before update of staff_role, suspended_at on accounts for each row
  when (old.type = 'admin' and old.staff_role = 'owner' and old.suspended_at is null and old.deleted_at is null
    and new.deleted_at is null and (new.staff_role <> 'owner' or new.suspended_at is not null))
  execute function accounts_keep_an_owner();
