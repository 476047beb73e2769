-- Money for somebody's wallet, bought by another. A draft is what the buyer entered before paying.
create table gift_cards (
  -- Also the id of the item that is bought.
  id bigint primary key default nextval('sellable_ids'),
  account_id bigint not null references accounts,
  amount_paise bigint not null constraint gift_cards_amount_within check (amount_paise between 50000 and 1000000),
  recipient_name text not null,
  recipient_email text,
  message text not null default '',
  state text not null constraint gift_cards_state_known check (state in ('draft', 'active', 'redeemed', 'refunded', 'expired')),
  line_id bigint constraint gift_cards_one_per_line unique references order_lines,
  order_id bigint references orders,
  -- The code is looked up by its hash. The encrypted copy is for the buyer, and is deleted when the card is no longer active.
  code_hash bytea constraint gift_cards_code_once unique,
  code_encrypted bytea,
  created_at timestamptz not null,
  bought_at timestamptz,
  valid_until timestamptz,
  ended_at timestamptz,
  redeemed_by bigint references accounts,
  constraint gift_cards_bought_are_complete check (state = 'draft' or (line_id is not null and order_id is not null
    and code_hash is not null and bought_at is not null and valid_until > bought_at)),
  constraint gift_cards_end_once check ((state in ('redeemed', 'refunded', 'expired')) = (ended_at is not null)),
  constraint gift_cards_redeemed_by_somebody check ((state = 'redeemed') = (redeemed_by is not null)),
  constraint gift_cards_ended_have_no_code check (state = 'active' or code_encrypted is null)
);
create index gift_cards_of_account on gift_cards (account_id, id desc);
create index gift_cards_redeemed_into on gift_cards (redeemed_by) where redeemed_by is not null;
create index gift_cards_by_end on gift_cards (valid_until) where state = 'active';
create index gift_cards_drafts on gift_cards (created_at) where state = 'draft';
create index gift_cards_newest_first on gift_cards (bought_at desc, id desc) where state <> 'draft';

-- What is owed to whoever redeems a card.
alter table ledger_accounts
  drop constraint ledger_accounts_kind_known,
  add constraint ledger_accounts_kind_known check (
    case when owner_id is null
      then kind in ('gateway', 'bank', 'orders', 'gift_cards', 'commission', 'gst', 'tcs', 'tds', 'discounts', 'promotions', 'gateway_fees', 'adjustments')
      else kind in ('wallet', 'promo', 'earnings_pending', 'earnings', 'payout', 'debt')
    end
  );
insert into ledger_accounts (kind) values ('gift_cards');

-- A gift card is neither goods nor a service: it has no HSN or SAC.
alter table order_lines
  drop constraint order_lines_tax_code_shape,
  add constraint order_lines_tax_code_shape check (tax_code ~ '^[0-9]{4,8}$' or (kind = 'gift_card' and tax_code = ''));
