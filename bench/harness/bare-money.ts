import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** Two narrow tables with the balances of the customers, and no rules but one. */
export const createNarrowTables = (client: pg.Client) =>
  client.query(`create schema bare;
    create table bare.accounts (
      id bigint primary key, balance_paise bigint not null check (balance_paise >= 0)
    ) with (fillfactor = 60);
    create table bare.entries (id bigint generated always as identity primary key, account_id bigint, paise bigint);
    insert into bare.accounts select owner_id, balance_paise from ledger_accounts
      where kind = 'wallet' and owner_id is not null;
    analyze`)

/**
 * The rows of a spend in one statement, in the tables of the app, whose triggers move the balance: a movement with its
 * two entries, and the key with its response.
 */
export const SAME_ROWS = {
  text: `
    with movement as (
      insert into ledger_movements (key, kind, at) values ($3, 'proof_spend', $4) returning id
    ), entries as (
      insert into ledger_entries (movement_id, position, account_id, amount_paise)
      select movement.id, 1, wallet.id, -$2::bigint
      from movement, ledger_accounts wallet where wallet.owner_id = $1 and wallet.kind = 'wallet'
      union all
      select movement.id, 2, orders.id, $2
      from movement, ledger_accounts orders where orders.owner_id is null and orders.kind = 'orders'
    )
    insert into idempotency_keys (account_id, endpoint, key, body_hash, at, status, answer)
    select $1, 'POST /bare', $3, sha256(convert_to($3::text, 'UTF8')), $4, 201,
      '{"message":"OK","data":{"movementId":' || id || ',"promoPaise":0,"walletPaise":' || $2::bigint || '}}'
    from movement returning answer`,
  values: (owner: number): unknown[] => [owner, 1, randomUUID(), new Date()],
}

/** The least that a spend can be: a balance and an entry. */
export const TWO_TABLES = {
  text: `
    with paid as (
      update bare.accounts set balance_paise = balance_paise - $2 where id = $1 and balance_paise >= $2 returning id
    )
    insert into bare.entries (account_id, paise) select id, -$2::bigint from paid returning id`,
  values: (owner: number): unknown[] => [owner, 1],
}
