-- The words in the titles of products on sale and services offered, in both languages, by which the search finds them.
-- Spelt as name_key spells them. Whether their consultant is listed is checked when they are read.
create table offer_words (
  kind text not null constraint offer_words_kind_known check (kind in ('product', 'service')),
  item_id bigint not null,
  word text not null,
  primary key (kind, item_id, word)
);
create index offers_by_word on offer_words (kind, word text_pattern_ops, item_id);

create function words_of_titles(english text, hindi text) returns setof text language sql immutable parallel safe as $$
  select distinct word from unnest(string_to_array(name_key(english || ' ' || hindi), ' ')) word where length(word) > 1
$$;

create function index_offer() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from offer_words where kind = tg_argv[0] and item_id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.state = tg_argv[1] then
    insert into offer_words select tg_argv[0], new.id, words_of_titles(new.title_english, new.title_hindi);
  end if;
  return null;
end $$;
create trigger index_product after insert or delete or update of title_english, title_hindi, state on products
  for each row execute function index_offer('product', 'published');
create trigger index_service after insert or delete or update of title_english, title_hindi, state on services
  for each row execute function index_offer('service', 'offered');

insert into offer_words select 'product', id, words_of_titles(title_english, title_hindi)
  from products where state = 'published';
insert into offer_words select 'service', id, words_of_titles(title_english, title_hindi)
  from services where state = 'offered';
