-- What the overview of the back office counts day by day, read from the index alone. An index on an expression is enough by
-- itself only when the column of the expression is in it too.
create index bookings_given_then on bookings (lower(during)) include (during, state, price_paise)
  where state in ('confirmed', 'in_call', 'completed', 'no_show');
create index talks_answered_then on talks (answered_at) include (price_paise, billed_seconds) where answered_at is not null;
create index booking_extensions_given_then on booking_extensions (given_at) include (price_paise) where state = 'given';
create index payment_reconciliations_to_look_at on payment_reconciliations (ran_at) where differences > mended;
