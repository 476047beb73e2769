-- When an order at the gateway was last requested for this payment. Only one process requests it at a time; one that died while
-- waiting for the gateway loses its claim after a while.
alter table payments add column order_requested_at timestamptz;
