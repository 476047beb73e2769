-- Every paisa lies on an account. What is above zero was credited to its owner; all accounts together are zero at all times.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Absent for the platform's own books.
  owner_id bigint references accounts,
  -- Kept for purses only: a book is part of nearly every movement, so it is summed when asked and nobody waits for it.
  balance_paise bigint not null default 0,
  held_paise bigint not null default 0,
  constraint ledger_accounts_one_each unique nulls not distinct (owner_id, kind),
  constraint ledger_accounts_kind_known check (
    case when owner_id is null
      then kind in ('gateway', 'bank', 'orders', 'commission', 'gst', 'tcs', 'tds', 'discounts', 'promotions', 'gateway_fees', 'adjustments')
      else kind in ('wallet', 'promo', 'earnings_pending', 'earnings', 'payout', 'debt')
    end
  ),
  constraint ledger_books_keep_no_balance check (owner_id is not null or (balance_paise = 0 and held_paise = 0)),
  constraint ledger_held_is_not_negative check (held_paise >= 0),
  constraint ledger_purse_covers check (owner_id is null or kind = 'debt' or balance_paise >= held_paise),
  constraint ledger_debt_is_owed check (kind <> 'debt' or balance_paise <= 0)
) with (fillfactor = 60);

insert into ledger_accounts (kind) select unnest(array[
  'gateway', 'bank', 'orders', 'commission', 'gst', 'tcs', 'tds', 'discounts', 'promotions', 'gateway_fees', 'adjustments'
]);

create table ledger_movements (
  id bigint generated always as identity primary key,
  -- What happened, named by whoever made it happen: the same name cannot move money twice.
  key text collate "C" not null constraint ledger_movements_happen_once unique,
  kind text not null constraint ledger_movements_kind_shape check (kind ~ '^[a-z_]{1,60}$'),
  at timestamptz not null,
  order_id bigint,
  payment_id bigint,
  refund_id bigint,
  payout_id bigint,
  line_id bigint,
  memo text not null default '',
  constraint ledger_movements_key_given check (length(key) between 1 and 200),
  constraint ledger_movements_memo_short check (length(memo) <= 500)
);
create index ledger_movements_of_order on ledger_movements (order_id) where order_id is not null;
create index ledger_movements_of_payment on ledger_movements (payment_id) where payment_id is not null;
create index ledger_movements_of_payout on ledger_movements (payout_id) where payout_id is not null;
create index ledger_movements_by_kind on ledger_movements (kind, id desc);

-- Above zero credits the account, below zero debits it.
create table ledger_entries (
  movement_id bigint not null references ledger_movements,
  position smallint not null,
  -- No foreign key: it would lock the row of a book at every movement. ledger_keep_balance looks, and accounts stay for ever.
  account_id bigint not null,
  amount_paise bigint not null constraint ledger_entries_move_something check (amount_paise <> 0),
  -- Of purses.
  balance_after_paise bigint,
  primary key (movement_id, position)
);
create index ledger_entries_of_account on ledger_entries (account_id, movement_id desc);

-- Money that is set aside until it is spent, given back, or its time is over.
create table ledger_holds (
  id bigint generated always as identity primary key,
  key text collate "C" not null constraint ledger_holds_happen_once unique,
  owner_id bigint not null references accounts,
  promo_paise bigint not null constraint ledger_holds_promo_not_negative check (promo_paise >= 0),
  wallet_paise bigint not null constraint ledger_holds_wallet_not_negative check (wallet_paise >= 0),
  until timestamptz not null,
  state text not null default 'open' constraint ledger_holds_state_known check (state in ('open', 'posted', 'voided', 'lapsed')),
  movement_id bigint references ledger_movements,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint ledger_holds_hold_something check (promo_paise + wallet_paise > 0),
  constraint ledger_holds_settled_or_open check ((state = 'open') = (settled_at is null)),
  constraint ledger_holds_posted_by_a_movement check ((state = 'posted') = (movement_id is not null))
);
create index ledger_holds_open on ledger_holds (owner_id, until) where state = 'open';
create index ledger_holds_lapsing on ledger_holds (until) where state = 'open';

create function ledger_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append only: % of % is refused', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger ledger_movements_append_only before update or delete or truncate on ledger_movements
  for each statement execute function ledger_refuse();
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function ledger_refuse();
alter table ledger_movements enable always trigger ledger_movements_append_only;
alter table ledger_entries enable always trigger ledger_entries_append_only;

-- A balance moves by an entry and what is held by a hold; by hand neither does, and no account begins with money or goes.
create trigger ledger_accounts_begin_empty before insert on ledger_accounts
  for each row when (new.balance_paise <> 0 or new.held_paise <> 0) execute function ledger_refuse();
create trigger ledger_accounts_follow before update on ledger_accounts
  for each row when (pg_trigger_depth() = 0) execute function ledger_refuse();
create trigger ledger_accounts_stay before delete or truncate on ledger_accounts
  for each statement execute function ledger_refuse();
create trigger ledger_holds_stay before delete or truncate on ledger_holds
  for each statement execute function ledger_refuse();

create function ledger_keep_balance() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance_paise = balance_paise + new.amount_paise
    where id = new.account_id and owner_id is not null
    returning balance_paise into new.balance_after_paise;
  if not found then
    new.balance_after_paise := null;
    if not exists (select from ledger_accounts where id = new.account_id) then
      raise exception 'there is no account %', new.account_id using errcode = 'foreign_key_violation';
    end if;
  end if;
  return new;
end $$;
create trigger ledger_entries_move_balances before insert on ledger_entries
  for each row execute function ledger_keep_balance();

create function ledger_check_sum() returns trigger language plpgsql as $$
begin
  if (select sum(amount_paise) from ledger_entries where movement_id = new.movement_id) <> 0 then
    raise exception 'movement % does not sum to zero', new.movement_id
      using errcode = 'check_violation', constraint = 'ledger_movements_sum_to_zero';
  end if;
  return null;
end $$;
create constraint trigger ledger_movements_sum_to_zero after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_check_sum();

create function ledger_check_entries() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entries where movement_id = new.id) then
    raise exception 'movement % has no entries', new.id
      using errcode = 'check_violation', constraint = 'ledger_movements_have_entries';
  end if;
  return null;
end $$;
create constraint trigger ledger_movements_have_entries after insert on ledger_movements
  deferrable initially deferred for each row execute function ledger_check_entries();

create function ledger_keep_held() returns trigger language plpgsql as $$
declare
  promo bigint := case when new.state = 'open' then new.promo_paise else 0 end;
  wallet bigint := case when new.state = 'open' then new.wallet_paise else 0 end;
begin
  if tg_op = 'UPDATE' then
    if old.state <> 'open' or (old.owner_id, old.key) <> (new.owner_id, new.key) then
      raise exception 'hold % is settled', old.id using errcode = 'insufficient_privilege';
    end if;
    promo := promo - old.promo_paise;
    wallet := wallet - old.wallet_paise;
  end if;
  update ledger_accounts set held_paise = held_paise + case kind when 'promo' then promo else wallet end
    where owner_id = new.owner_id and (kind = 'promo' and promo <> 0 or kind = 'wallet' and wallet <> 0);
  return null;
end $$;
create trigger ledger_holds_set_aside after insert or update on ledger_holds
  for each row execute function ledger_keep_held();

-- The accounts of these places, made where they are missing and locked in the order of their ids.
-- Holds of their owners whose time is over are given up here, so that nobody is short of money that only looks held.
create function ledger_lock(p_kinds text[], p_owners bigint[], p_at timestamptz) returns bigint[] language plpgsql as $$
declare
  ids bigint[] := '{}';
  to_lock bigint[];
  found_id bigint;
  lapsing boolean;
begin
  insert into ledger_accounts (owner_id, kind)
    select distinct p.owner_id, p.kind from unnest(p_owners, p_kinds) p(owner_id, kind)
    where p.owner_id is not null
      and not exists (select from ledger_accounts a where a.owner_id = p.owner_id and a.kind = p.kind)
    order by 1, 2
    on conflict do nothing;
  for i in 1 .. cardinality(p_kinds) loop
    if p_owners[i] is null then
      select id into found_id from ledger_accounts where owner_id is null and kind = p_kinds[i];
    else
      select id into found_id from ledger_accounts where owner_id = p_owners[i] and kind = p_kinds[i];
    end if;
    if not found then
      raise exception 'there is no account %', p_kinds[i] using errcode = 'foreign_key_violation';
    end if;
    ids := ids || found_id;
  end loop;
  to_lock := ids;
  lapsing := exists (select from ledger_holds where owner_id = any(p_owners) and state = 'open' and until <= p_at);
  if lapsing then
    to_lock := to_lock || array(select id from ledger_accounts where owner_id = any(p_owners) and kind in ('promo', 'wallet'));
  end if;
  perform from ledger_accounts where id = any(to_lock) and owner_id is not null order by id for no key update;
  if lapsing then
    update ledger_holds set state = 'lapsed', settled_at = p_at
      where owner_id = any(p_owners) and state = 'open' and until <= p_at;
  end if;
  return ids;
end $$;

create function ledger_write(
  p_key text, p_kind text, p_at timestamptz, p_refs bigint[], p_memo text, p_ids bigint[], p_amounts bigint[],
  out movement_id bigint, out repeated boolean
) language plpgsql as $$
begin
  insert into ledger_movements (key, kind, at, order_id, payment_id, refund_id, payout_id, line_id, memo)
    values (p_key, p_kind, p_at, p_refs[1], p_refs[2], p_refs[3], p_refs[4], p_refs[5], p_memo)
    on conflict on constraint ledger_movements_happen_once do nothing
    returning id into movement_id;
  repeated := movement_id is null;
  if repeated then
    select m.id into movement_id from ledger_movements m where m.key = p_key and m.kind = p_kind
      and array(select (e.account_id, e.amount_paise) from ledger_entries e where e.movement_id = m.id order by position)
        = array(select (n.id, n.amount) from unnest(p_ids, p_amounts) with ordinality n(id, amount, place) order by place);
    if movement_id is null then
      raise exception 'the key % has moved other money', p_key
        using errcode = 'unique_violation', constraint = 'ledger_movements_happen_once';
    end if;
  else
    insert into ledger_entries (movement_id, position, account_id, amount_paise)
      select ledger_write.movement_id, place, id, amount from unnest(p_ids, p_amounts) with ordinality n(id, amount, place);
  end if;
end $$;

create function ledger_post(
  p_key text, p_kind text, p_at timestamptz, p_refs bigint[], p_memo text, p_kinds text[], p_owners bigint[], p_amounts bigint[],
  out movement_id bigint, out repeated boolean
) language plpgsql as $$
begin
  -- The lock comes first, so that of two movements on a purse the later one has the higher id.
  select * into movement_id, repeated from ledger_write(
    p_key, p_kind, p_at, p_refs, p_memo, ledger_lock(p_kinds, p_owners, p_at), p_amounts);
end $$;

-- What a movement took from the purses of a customer, as amounts above zero.
create function ledger_taken(p_movement bigint, p_owner bigint, out promo_paise bigint, out wallet_paise bigint)
language sql stable as $$
  select coalesce(-sum(e.amount_paise) filter (where a.kind = 'promo'), 0),
    coalesce(-sum(e.amount_paise) filter (where a.kind = 'wallet'), 0)
  from ledger_entries e join ledger_accounts a on a.id = e.account_id
  where e.movement_id = p_movement and a.owner_id = p_owner and e.amount_paise < 0
$$;

-- Takes from the promotional purse first, then from the wallet. No movement in the answer: there was too little.
create function ledger_spend(
  p_key text, p_kind text, p_at timestamptz, p_refs bigint[], p_memo text, p_owner bigint, p_paise bigint,
  p_kinds text[], p_owners bigint[], p_amounts bigint[],
  out movement_id bigint, out repeated boolean, out promo_paise bigint, out wallet_paise bigint
) language plpgsql as $$
declare
  ids bigint[] := ledger_lock(array['promo', 'wallet'] || p_kinds, array[p_owner, p_owner] || p_owners, p_at);
  in_promo bigint;
  in_wallet bigint;
begin
  select id into movement_id from ledger_movements where key = p_key;
  if movement_id is null then
    select balance_paise - held_paise into in_promo from ledger_accounts where id = ids[1];
    select balance_paise - held_paise into in_wallet from ledger_accounts where id = ids[2];
    promo_paise := least(in_promo, p_paise);
    wallet_paise := p_paise - promo_paise;
    if wallet_paise > in_wallet then
      return;
    end if;
  else
    select * into promo_paise, wallet_paise from ledger_taken(movement_id, p_owner);
  end if;
  if promo_paise = 0 then
    select * into movement_id, repeated from ledger_write(
      p_key, p_kind, p_at, p_refs, p_memo, ids[2:], -wallet_paise || p_amounts);
  elsif wallet_paise = 0 then
    select * into movement_id, repeated from ledger_write(
      p_key, p_kind, p_at, p_refs, p_memo, ids[1:1] || ids[3:], -promo_paise || p_amounts);
  else
    select * into movement_id, repeated from ledger_write(
      p_key, p_kind, p_at, p_refs, p_memo, ids, array[-promo_paise, -wallet_paise] || p_amounts);
  end if;
end $$;

-- Sets money aside, promotional first. No id in the answer: there was too little.
create function ledger_hold(
  p_key text, p_owner bigint, p_paise bigint, p_until timestamptz, p_at timestamptz,
  out hold_id bigint, out promo_paise bigint, out wallet_paise bigint
) language plpgsql as $$
declare
  ids bigint[] := ledger_lock(array['promo', 'wallet'], array[p_owner, p_owner], p_at);
  in_promo bigint;
  in_wallet bigint;
begin
  select h.id, h.promo_paise, h.wallet_paise into hold_id, promo_paise, wallet_paise
    from ledger_holds h where h.key = p_key and h.owner_id = p_owner;
  if found then
    return;
  end if;
  select balance_paise - held_paise into in_promo from ledger_accounts where id = ids[1];
  select balance_paise - held_paise into in_wallet from ledger_accounts where id = ids[2];
  promo_paise := least(in_promo, p_paise);
  wallet_paise := p_paise - promo_paise;
  if wallet_paise <= in_wallet then
    insert into ledger_holds (key, owner_id, promo_paise, wallet_paise, until, created_at)
      values (p_key, p_owner, promo_paise, wallet_paise, p_until, p_at) returning id into hold_id;
  end if;
end $$;

-- Holds another amount, or for longer: more is taken promotional first, less gives the wallet's part back first.
create function ledger_extend(
  p_hold bigint, p_paise bigint, p_until timestamptz, p_at timestamptz,
  out state text, out promo_paise bigint, out wallet_paise bigint
) language plpgsql as $$
declare
  owner bigint := (select owner_id from ledger_holds where id = p_hold);
  ids bigint[];
  in_promo bigint;
  in_wallet bigint;
  wanted bigint;
  held_until timestamptz;
begin
  if owner is null then
    return;
  end if;
  ids := ledger_lock(array['promo', 'wallet'], array[owner, owner], p_at);
  select h.state, h.promo_paise, h.wallet_paise, h.until into state, promo_paise, wallet_paise, held_until
    from ledger_holds h where h.id = p_hold for update;
  if state <> 'open' then
    return;
  end if;
  wanted := coalesce(p_paise, promo_paise + wallet_paise);
  select balance_paise - held_paise + promo_paise into in_promo from ledger_accounts where id = ids[1];
  select balance_paise - held_paise + wallet_paise into in_wallet from ledger_accounts where id = ids[2];
  if wanted > promo_paise + wallet_paise then
    promo_paise := least(in_promo, wanted - wallet_paise);
  else
    promo_paise := least(promo_paise, wanted);
  end if;
  wallet_paise := wanted - promo_paise;
  if wallet_paise > in_wallet then
    state := 'short';
    return;
  end if;
  update ledger_holds h set promo_paise = ledger_extend.promo_paise, wallet_paise = ledger_extend.wallet_paise,
    until = coalesce(p_until, held_until) where h.id = p_hold;
end $$;

-- Spends what was held, or a part of it, promotional first; the rest is free again.
create function ledger_capture(
  p_hold bigint, p_key text, p_kind text, p_at timestamptz, p_refs bigint[], p_memo text, p_paise bigint,
  p_kinds text[], p_owners bigint[], p_amounts bigint[],
  out state text, out movement_id bigint, out promo_paise bigint, out wallet_paise bigint
) language plpgsql as $$
declare
  owner bigint := (select owner_id from ledger_holds where id = p_hold);
  ids bigint[];
  held_promo bigint;
  held_wallet bigint;
  wanted bigint;
begin
  if owner is null then
    return;
  end if;
  ids := ledger_lock(array['promo', 'wallet'] || p_kinds, array[owner, owner] || p_owners, p_at);
  select h.state, h.promo_paise, h.wallet_paise, h.movement_id into state, held_promo, held_wallet, movement_id
    from ledger_holds h where h.id = p_hold for update;
  if state = 'posted' and exists (select from ledger_movements m where m.id = movement_id and m.key = p_key) then
    select * into promo_paise, wallet_paise from ledger_taken(movement_id, owner);
    return;
  end if;
  if state <> 'open' then
    state := 'lapsed';
    return;
  end if;
  wanted := coalesce(p_paise, held_promo + held_wallet);
  if wanted > held_promo + held_wallet then
    state := 'short';
    return;
  end if;
  promo_paise := least(held_promo, wanted);
  wallet_paise := wanted - promo_paise;
  insert into ledger_movements (key, kind, at, order_id, payment_id, refund_id, payout_id, line_id, memo)
    values (p_key, p_kind, p_at, p_refs[1], p_refs[2], p_refs[3], p_refs[4], p_refs[5], p_memo)
    returning id into movement_id;
  update ledger_holds h set state = 'posted', movement_id = ledger_capture.movement_id, settled_at = p_at where h.id = p_hold;
  insert into ledger_entries (movement_id, position, account_id, amount_paise)
    select ledger_capture.movement_id, row_number() over (order by place), id, amount
    from unnest(ids, array[-promo_paise, -wallet_paise] || p_amounts) with ordinality n(id, amount, place)
    where place > 2 or amount <> 0;
  state := 'posted';
end $$;
