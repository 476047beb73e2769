create extension if not exists pg_trgm;

-- A name as it sounds: whichever way people write Meera, Choudhary or Vishwas, one key finds them.
-- Names in other scripts keep their letters.
create function name_key(name text) returns text language sql immutable parallel safe strict as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    translate(lower(name), 'wzq''’', 'vjk'),
    '[^[:alnum:]ऀ-ॿ]+', ' ', 'g'),
    'ph', 'f', 'g'),
    '([kgcjtdbsr])h', '\1', 'g'),
    'ee|ii|y', 'i', 'g'),
    'oo|uu|ou', 'u', 'g'),
    'aa|au', 'a', 'g'),
    '(.)\1+', '\1', 'g'),
    '(?<=[a-z]{3})e\M', '', 'g'))
$$;

-- What a listed consultant is found by: the whole name, its endings from each word on, and each word alone.
-- Rating is carried, so that the best known of a hundred namesakes come first without visiting the others.
create table consultant_name_keys (
  consultant_id bigint not null references consultants on delete cascade,
  key text not null,
  rating_average real,
  rating_count integer not null,
  primary key (consultant_id, key)
);
create index consultants_by_name on consultant_name_keys
  (key text_pattern_ops, rating_average desc nulls last, rating_count desc, consultant_id);

-- Every word that ever was in a listed name: small enough to look through for the nearest when nothing was found.
create table name_words (word text primary key);
create index name_words_alike on name_words using gin (word gin_trgm_ops);

create function name_keys_of(name text) returns setof text language sql immutable parallel safe strict as $$
  with words as (select string_to_array(name_key(name), ' ') as w)
  select distinct key from words, lateral (
    select array_to_string(w[n:], ' ') as key from generate_subscripts(w, 1) n
    union all select unnest(w)
    union all select w[1] || ' ' || w[cardinality(w)]
  ) keys where key <> ''
$$;

create function rename_consultants(ids bigint[]) returns void language sql as $$
  with named as (
    select a.id, k.key, c.rating_average, c.rating_count
    from consultants c join accounts a on a.id = c.id, lateral name_keys_of(a.name) k(key)
    where c.id = any (ids)
      and exists (select from consultant_industries ci where ci.consultant_id = c.id and ci.listed)
  ), gone as (
    delete from consultant_name_keys old where old.consultant_id = any (ids)
      and not exists (select from named where named.id = old.consultant_id and named.key = old.key)
  ), words as (
    insert into name_words select distinct key from named where key !~ ' ' on conflict do nothing
  )
  insert into consultant_name_keys select id, key, rating_average, rating_count from named
  on conflict (consultant_id, key) do update
    set rating_average = excluded.rating_average, rating_count = excluded.rating_count
    where (consultant_name_keys.rating_average, consultant_name_keys.rating_count)
      is distinct from (excluded.rating_average, excluded.rating_count)
$$;

create function rename_on_listing() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform rename_consultants(array(select distinct consultant_id from old_rows where listed));
  else
    perform rename_consultants(array(
      select distinct n.consultant_id from new_rows n join old_rows o using (consultant_id, industry_id)
      where (n.listed, n.rating_average, n.rating_count) is distinct from (o.listed, o.rating_average, o.rating_count)));
  end if;
  return null;
end $$;
create trigger rename_on_update after update on consultant_industries
  referencing old table as old_rows new table as new_rows for each statement execute function rename_on_listing();
create trigger rename_on_delete after delete on consultant_industries
  referencing old table as old_rows for each statement execute function rename_on_listing();

create function rename_this_person() returns trigger language plpgsql as $$
begin
  perform rename_consultants(array[new.id]);
  return null;
end $$;
create trigger rename_on_new_name after update of name on accounts
  for each row when (new.type = 'consultant' and old.name <> new.name) execute function rename_this_person();

select rename_consultants(array(select distinct consultant_id from consultant_industries where listed));

-- How often an industry was chosen from the results, by day in India. No person is kept.
create table industry_searches (
  industry_id bigint not null references industries on delete cascade,
  searched_on date not null,
  times integer not null default 1,
  primary key (industry_id, searched_on)
);

-- What people looked for in vain, by day in India. No person is kept, nor anything that looks like a number or an address.
create table vain_searches (
  searched_on date not null,
  text text not null constraint vain_searches_are_short check (length(text) between 1 and 60),
  times integer not null default 1,
  primary key (searched_on, text)
);
