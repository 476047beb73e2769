-- Two transactions that end at the same instant do not see each other's movements: each would find enough in the till. So whoever
-- takes from the till of an order waits here for whoever does the same, and sums what is there afterwards. The lock is taken at the
-- very end of a transaction, when nothing else is waited for, so nobody waits in a circle; what only pays in takes none.
create or replace function ledger_check_till() returns trigger language plpgsql as $$
declare
  till bigint := (select id from ledger_accounts where kind = 'orders' and owner_id is null);
begin
  if not exists (select from ledger_entries where movement_id = new.id and account_id = till and amount_paise < 0) then
    return null;
  end if;
  -- A snapshot from before the wait would not show what the other did.
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'the till of an order is taken from in read committed only' using errcode = 'invalid_transaction_state';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('till of order ' || new.order_id, 0));
  if (
    select sum(e.amount_paise) from ledger_movements m join ledger_entries e on e.movement_id = m.id
    where m.order_id = new.order_id and e.account_id = till
  ) < 0 then
    raise exception 'order % would give out more than it took', new.order_id
      using errcode = 'check_violation', constraint = 'ledger_till_gives_what_it_took';
  end if;
  return null;
end $$;
