-- A preview needs no player: anyone may watch it, and nothing of it counts.
delete from film_plays where is_preview;
alter table film_plays drop column is_preview;
