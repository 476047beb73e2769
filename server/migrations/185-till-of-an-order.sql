-- The book of the till holds what was paid for orders and is neither earned nor given back. Of one order it never gives out more
-- than it took: work that is earned and refunded at the same moment would be paid twice by nobody.
create function ledger_check_till() returns trigger language plpgsql as $$
begin
  if (
    select sum(e.amount_paise) from ledger_movements m join ledger_entries e on e.movement_id = m.id
    where m.order_id = new.order_id
      and e.account_id = (select id from ledger_accounts where kind = 'orders' and owner_id is null)
  ) < 0 then
    raise exception 'order % would give out more than it took', new.order_id
      using errcode = 'check_violation', constraint = 'ledger_till_gives_what_it_took';
  end if;
  return null;
end $$;
create constraint trigger ledger_till_gives_what_it_took after insert on ledger_movements
  deferrable initially deferred for each row when (new.order_id is not null) execute function ledger_check_till();
