-- Equal values are stored once with the places of their rows: 10,000 payouts are counted in 10 pages instead of 52.
create index withdrawals_counted on withdrawals (state);
