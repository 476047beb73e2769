-- Over everybody: how common a city is, the planner learns from no partial index.
drop index consultants_in_city;
create index consultants_in_city on consultants (lower(city));
