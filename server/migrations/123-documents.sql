-- The last number of each series in each financial year. It rises in the transaction that issues the document, so that a
-- number whose document did not come about was never given: no gaps.
create table document_series (
  kind text not null,
  year text not null constraint document_series_year_shape check (year ~ '^[0-9]{4}$'),
  last integer not null constraint document_series_count check (last between 1 and 9999999),
  primary key (kind, year)
);

create table documents (
  id bigint generated always as identity primary key,
  kind text not null constraint documents_kind_known check (kind in ('invoice', 'credit_note')),
  year text not null,
  sequence integer not null,
  number text not null constraint documents_number_is_unique unique
    constraint documents_number_short check (length(number) <= 16),
  account_id bigint not null references accounts,
  order_id bigint not null references orders,
  refund_id bigint constraint documents_one_per_refund unique references refunds,
  issued_at timestamptz not null,
  total_paise bigint not null,
  -- Seller, buyer, lines and sums as they stood.
  body jsonb not null,
  constraint documents_one_each unique (kind, year, sequence),
  constraint documents_credit_note_is_of_a_refund check ((kind = 'credit_note') = (refund_id is not null))
);
create unique index documents_one_invoice_per_order on documents (order_id) where kind = 'invoice';
create index documents_of_account on documents (account_id, id desc);
create index documents_of_order on documents (order_id);

create function documents_stay() returns trigger language plpgsql as $$
begin
  raise exception 'a document that was issued is never changed' using errcode = 'insufficient_privilege';
end $$;
create trigger documents_are_never_changed before update or delete or truncate on documents
  for each statement execute function documents_stay();
