-- Work of a fixed scope that a consultant offers in an industry: what is delivered, in how many days, for how much before tax.
create table services (
  id bigint primary key default nextval('sellable_ids'),
  consultant_id bigint not null references consultants on delete cascade,
  industry_id bigint not null,
  sector_id bigint not null,
  category_type_id bigint not null,
  title_english text not null constraint services_have_a_title check (length(title_english) between 1 and 120),
  title_hindi text not null constraint services_have_a_hindi_title check (length(title_hindi) between 1 and 120),
  delivered_english text not null constraint services_say_what_is_delivered check (length(delivered_english) between 1 and 600),
  delivered_hindi text not null constraint services_say_it_in_hindi check (length(delivered_hindi) between 1 and 600),
  days smallint not null constraint services_take_days check (days between 1 and 365),
  price_paise integer not null constraint services_cost_something check (price_paise > 0),
  state text not null default 'draft' constraint services_state_known check (state in ('draft', 'offered', 'withdrawn')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint services_follow_the_catalogue foreign key (industry_id, sector_id, category_type_id)
    references industries (id, sector_id, category_type_id) on update cascade
);
create index services_offered_in_industry on services (industry_id, price_paise, id) where state = 'offered';
create index services_offered_in_sector on services (sector_id, price_paise, id) where state = 'offered';
create index services_offered on services (price_paise, id) where state = 'offered';
create index services_of_consultant on services (consultant_id, price_paise, id);
