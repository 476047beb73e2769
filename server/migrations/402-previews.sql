-- A preview can be played without a purchase; nothing is counted then.
alter table film_plays add column is_preview boolean not null;
