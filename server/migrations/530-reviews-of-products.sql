-- The course, product or service that a review is about, by its title at that time.
alter table reviews
  add column item_english text,
  add column item_hindi text,
  add constraint reviews_items_titled check (num_nonnulls(item_english, item_hindi) in (0, 2));
update reviews set item_id = bought.product_id from product_purchases bought
  where reviews.kind = 'product' and bought.id = reviews.subject_id;
update reviews set item_english = products.title_english, item_hindi = coalesce(nullif(products.title_hindi, ''), products.title_english)
  from products where reviews.kind = 'product' and products.id = reviews.item_id;
update reviews set item_english = courses.title_english, item_hindi = courses.title_hindi
  from courses where reviews.kind = 'course' and courses.id = reviews.item_id;
update reviews set item_id = services.id, item_english = services.title_english, item_hindi = services.title_hindi
  from service_orders join services on services.id = service_orders.service_id
  where reviews.kind = 'service' and service_orders.id = reviews.subject_id;

-- Purchases and shipments whose buyer was asked for a review.
create table product_review_requests (
  -- The id that the review is written for.
  subject_id bigint primary key,
  requested_at timestamptz not null
);
create index product_purchases_downloaded on product_purchases (first_downloaded_at) where refunded_at is null;
create index product_shipments_delivered_at on product_shipments (delivered_at) where state = 'delivered';
