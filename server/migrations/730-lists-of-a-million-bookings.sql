-- Lists of the back office read off an index in their order, however many rows there are.
create index bookings_latest_first on bookings (lower(during) desc, id desc);
create index bookings_of_state on bookings (state, lower(during) desc, id desc);
create index orders_of_state on orders (state, created_at desc, id desc);
create index orders_refunded on orders (created_at desc, id desc)
  where refunded_promo_paise + refunded_wallet_paise + refunded_gateway_paise > 0;
create index withdrawals_latest_first on withdrawals (asked_at desc, id desc);
