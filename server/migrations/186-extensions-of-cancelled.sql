-- Sessions that were called off after they had been made longer, for whoever looks whether that was paid back.
create index bookings_cancelled_after_growing on bookings (id) where state = 'cancelled' and extended_minutes > 0;
