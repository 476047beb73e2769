-- Partial indexes are no key for references. Writing the gateway's id of a payment or payout therefore locks the row FOR NO KEY UPDATE,
-- which does not wait for transactions that insert a row referencing it (a notice, a refund), nor they for it.
alter table payments
  drop constraint payments_order_is_one_payments,
  drop constraint payments_captured_once;
create unique index payments_order_is_one_payments on payments (provider, provider_order_id) where provider_order_id is not null;
create unique index payments_captured_once on payments (provider, provider_payment_id) where provider_payment_id is not null;

alter table withdrawals drop constraint withdrawals_payout_is_one;
create unique index withdrawals_payout_is_one on withdrawals (provider_payout_id) where provider_payout_id is not null;
