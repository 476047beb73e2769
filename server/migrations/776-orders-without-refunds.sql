-- Paid orders without a refund are listed and counted from an index alone: at a million orders their count read 600 pages of the table.
create index orders_not_refunded on orders (created_at desc, id desc)
  where state = 'paid' and refunded_promo_paise + refunded_wallet_paise + refunded_gateway_paise = 0;
