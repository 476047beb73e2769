-- Each typed letter is a search. PostgreSQL would plan these statements again for each of them, which costs more than
-- running them. One step after the other also costs less than one statement for all: most texts need only some steps.

-- Consultants whose name begins with one of the texts: exact names first, then best rated. The texts are as typed and in
-- other spellings; the first has priority. Others are not looked for once so many are found. May contain duplicates.
create function consultants_named(p_texts text[], p_most integer) returns setof bigint
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  one text;
  typed text;
  found_now integer;
begin
  foreach one in array p_texts loop
    typed := name_key(one);
    continue when typed = '';
    return query
      select consultant_id from consultant_name_keys where key = typed
      order by rating_average desc nulls last, rating_count desc, consultant_id limit p_most;
    get diagnostics found_now = row_count;
    exit when found_now >= p_most;
    return query
      -- The last character of Unicode sorts after every continuation of a name.
      select consultant_id from consultant_name_keys where key ~>~ typed and key ~<~ (typed || chr(1114111))
      order by key using ~<~, rating_average desc nulls last, rating_count desc, consultant_id limit p_most;
    get diagnostics found_now = row_count;
    exit when found_now >= p_most;
  end loop;
end $$;

-- Products or services whose titles have words that start with all those of one of the texts; whole words come first.
create function offers_titled(p_kind text, p_texts text[], p_most integer) returns bigint[]
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  one text;
  words text[];
  longest text;
  ids bigint[] := '{}';
begin
  foreach one in array p_texts loop
    words := array(
      select distinct word from unnest(string_to_array(name_key(one), ' ')) word where length(word) > 1
      order by word limit 8);
    select word into longest from unnest(words) word where length(word) > 2 order by length(word) desc, word limit 1;
    continue when not found;
    -- Titles with the longest word are looked through for the others.
    ids := ids || array(
      select titled.item_id from (
        select item_id, word from offer_words where kind = p_kind
          and word ~>=~ longest and word ~<~ (longest || chr(1114111))
        order by word using ~<~, item_id limit 500) titled
      where cardinality(words) = 1 or not exists (select from unnest(words) other (word) where not exists (
        select from offer_words o
        where o.kind = p_kind and o.item_id = titled.item_id and starts_with(o.word, other.word)))
      order by titled.word using ~<~, titled.item_id limit p_most);
  end loop;
  return ids;
end $$;

-- For each word of a name the most similar words in listed names; empty if there are none.
create function words_alike(p_name text, p_each integer) returns table (alike text[])
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query
  select array(select n.word from name_words n where n.word % typed.word
    order by similarity(n.word, typed.word) desc, n.word limit p_each)
  from unnest(string_to_array(name_key(p_name), ' ')) with ordinality as typed (word, place)
  order by typed.place;
end $$;
