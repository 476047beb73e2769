-- Each typed letter is a search. PostgreSQL would plan these statements again for each of them, which costs more than
-- running them.

-- Consultants whose name begins with one of the texts: exact names first, then best rated. The texts are as typed and in
-- other spellings; the first has priority. May contain duplicates.
create function consultants_named(p_texts text[], p_most integer)
returns table (consultant_id bigint, place bigint)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  -- Computed once: the planner would otherwise repeat the function wherever a key is used.
  with keys as materialized (
    select typed.turn, name_key(typed.text) as key from unnest(p_texts) with ordinality as typed (text, turn))
  select found.consultant_id, row_number() over (
    order by typed.turn, found.rank, found.key using ~<~, found.rating_average desc nulls last, found.rating_count desc,
      found.consultant_id)
  from keys typed, lateral (
    (select 1 as rank, n.consultant_id, n.key, n.rating_average, n.rating_count from consultant_name_keys n
     where n.key = typed.key
     order by n.rating_average desc nulls last, n.rating_count desc, n.consultant_id limit p_most)
    union all
    -- The last character of Unicode sorts after every continuation of a name.
    (select 2, n.consultant_id, n.key, n.rating_average, n.rating_count from consultant_name_keys n
     where n.key ~>~ typed.key and n.key ~<~ (typed.key || chr(1114111))
     order by n.key using ~<~, n.rating_average desc nulls last, n.rating_count desc, n.consultant_id limit p_most)
  ) found
  where typed.key <> '';
end $$;

-- Products or services whose titles have words that start with all those of one of the texts; whole words come first.
create function offers_titled(p_kind text, p_texts text[], p_most integer) returns bigint[]
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return array(
    with keys as materialized (
      select typed.turn, name_key(typed.text) as key from unnest(p_texts) with ordinality as typed (text, turn))
    select found.id
    from keys typed,
      lateral (select array(select distinct word from unnest(string_to_array(typed.key, ' ')) word
        where length(word) > 1 limit 8) as words) wanted,
      lateral (select word from unnest(wanted.words) word order by length(word) desc, word limit 1) longest,
      lateral (
        -- Titles with the longest word are looked through for the others.
        select w.item_id as id, w.word from (
          select item_id, word from offer_words where kind = p_kind
            and word ~>=~ longest.word and word ~<~ (longest.word || chr(1114111))
          order by word using ~<~, item_id limit 500) w
        where not exists (select from unnest(wanted.words) other (word) where not exists (
          select from offer_words o where o.kind = p_kind and o.item_id = w.item_id and starts_with(o.word, other.word)))
        limit p_most
      ) found
    where length(longest.word) > 2
    order by typed.turn, found.word using ~<~, found.id);
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
