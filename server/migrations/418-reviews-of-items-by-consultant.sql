-- A consultant reads the reviews of their courses and products.
create index reviews_of_items_by_consultant on reviews (consultant_id, created_at desc, id desc)
  where item_id is not null and hidden_at is null;
