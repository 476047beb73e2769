-- Processes cache the menus as bytes. Whatever changes the catalogue or its counts announces it with its transaction,
-- whoever writes it.
create function announce_catalogue() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', '');
  return null;
end $$;

do $$
declare
  shown text;
begin
  foreach shown in array array['category_types', 'sectors', 'industries', 'nav_links', 'states'] loop
    execute format('create trigger announce_catalogue after insert or update or delete on %I
      for each statement execute function announce_catalogue()', shown);
  end loop;
end $$;
