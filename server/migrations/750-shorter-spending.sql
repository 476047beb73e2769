-- Spending in few statements, for every destination that is a book of the platform. Destinations that belong to people are left to
-- ledger_spend_to_people, which locks the balances of all of them together.
alter function ledger_spend(text, text, timestamptz, bigint[], text, bigint, bigint, text[], bigint[], bigint[])
  rename to ledger_spend_to_people;

-- Its statements read single rows by index: planning them again for each call costs more than running them.
create function ledger_spend(
  p_key text, p_kind text, p_at timestamptz, p_refs bigint[], p_memo text, p_owner bigint, p_paise bigint,
  p_kinds text[], p_owners bigint[], p_amounts bigint[],
  out movement_id bigint, out repeated boolean, out promo_paise bigint, out wallet_paise bigint
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  one record;
  promo_id bigint;
  wallet_id bigint;
  in_promo bigint := 0;
  in_wallet bigint := 0;
  held bigint := 0;
  known bigint;
  ids bigint[];
  amounts bigint[];
  book text;
begin
  if num_nonnulls(variadic p_owners) > 0 then
    select * into movement_id, repeated, promo_paise, wallet_paise
      from ledger_spend_to_people(p_key, p_kind, p_at, p_refs, p_memo, p_owner, p_paise, p_kinds, p_owners, p_amounts);
    return;
  end if;
  -- The lock comes first, in the order of the ids, so that of two movements on a balance the later one has the higher id. A balance
  -- that does not exist yet is empty.
  for one in
    select id, kind, balance_paise - held_paise as free, held_paise from ledger_accounts
    where owner_id = p_owner and kind in ('promo', 'wallet') order by id for no key update
  loop
    held := held + one.held_paise;
    if one.kind = 'promo' then
      promo_id := one.id;
      in_promo := one.free;
    else
      wallet_id := one.id;
      in_wallet := one.free;
    end if;
  end loop;
  if held > 0 then
    update ledger_holds set state = 'lapsed', settled_at = p_at
      where owner_id = p_owner and state = 'open' and until <= p_at;
    if found then
      in_promo := coalesce((select balance_paise - held_paise from ledger_accounts where id = promo_id), 0);
      in_wallet := coalesce((select balance_paise - held_paise from ledger_accounts where id = wallet_id), 0);
    end if;
  end if;
  promo_paise := least(in_promo, p_paise);
  wallet_paise := p_paise - promo_paise;
  if wallet_paise <= in_wallet then
    insert into ledger_movements (key, kind, at, order_id, payment_id, refund_id, payout_id, line_id, memo)
      values (p_key, p_kind, p_at, p_refs[1], p_refs[2], p_refs[3], p_refs[4], p_refs[5], p_memo)
      on conflict on constraint ledger_movements_happen_once do nothing
      returning id into movement_id;
  end if;
  repeated := movement_id is null;
  if repeated then
    select id into known from ledger_movements where key = p_key;
    if known is null then
      repeated := null;
      return;
    end if;
    select * into promo_paise, wallet_paise from ledger_taken(known, p_owner);
  end if;
  if promo_paise = 0 then
    ids := array[wallet_id];
    amounts := -wallet_paise || p_amounts;
  elsif wallet_paise = 0 then
    ids := array[promo_id];
    amounts := -promo_paise || p_amounts;
  else
    ids := array[promo_id, wallet_id];
    amounts := array[-promo_paise, -wallet_paise] || p_amounts;
  end if;
  -- One that is not there is refused with its entry.
  foreach book in array p_kinds loop
    ids := ids || (select id from ledger_accounts where owner_id is null and kind = book);
  end loop;
  if repeated then
    select * into movement_id, repeated from ledger_write(p_key, p_kind, p_at, p_refs, p_memo, ids, amounts);
  else
    insert into ledger_entries (movement_id, position, account_id, amount_paise)
      select ledger_spend.movement_id, place, id, amount from unnest(ids, amounts) with ordinality n(id, amount, place);
  end if;
end $$;
