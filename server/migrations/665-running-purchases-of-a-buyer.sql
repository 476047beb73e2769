-- A membership cannot be cancelled or paused while something metered runs that counts on it.
create index authorisations_open_of_buyer on authorisations (buyer_id) where state = 'open';
