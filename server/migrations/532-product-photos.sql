-- Photos of a product, in the order in which they are shown. `products.photo` is the path of the first one.
create table product_photos (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  position integer not null constraint product_photos_at_most check (position between 1 and 8),
  path text not null,
  -- What is on it, for those who cannot see it.
  alt_english text not null default '' constraint product_photos_alt_fits check (length(alt_english) <= 200),
  alt_hindi text not null default '' constraint product_photos_hindi_alt_fits check (length(alt_hindi) <= 200),
  created_at timestamptz not null,
  constraint product_photos_in_order unique (product_id, position) deferrable initially deferred
);
insert into product_photos (product_id, position, path, created_at)
  select id, 1, photo, updated_at from products where photo is not null;
