-- Digital products: PDF files that a consultant sells. Staff check each product and each new version of its file.
create table products (
  -- Also the id of the item that is bought.
  id bigint primary key default nextval('sellable_ids'),
  consultant_id bigint not null references consultants,
  title_english text not null constraint products_are_titled check (length(title_english) between 1 and 120),
  -- Empty if the consultant wrote it in one language only.
  title_hindi text not null,
  about_english text not null,
  about_hindi text not null,
  -- Before tax.
  price_paise bigint not null constraint products_cost_something check (price_paise between 100 and 10000000),
  -- Path of the cover photo.
  photo text,
  state text not null constraint products_state_known check (state in ('draft', 'submitted', 'published', 'withdrawn')),
  -- Why staff sent it back or took it off sale.
  note text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  published_at timestamptz,
  constraint products_published_once check (state <> 'published' or published_at is not null),
  constraint products_submitted_once check (state <> 'submitted' or submitted_at is not null)
);
create index products_of_consultant on products (consultant_id, id desc);
create index products_newest on products (published_at desc, id desc) where state = 'published';
create index products_cheapest on products (price_paise, id) where state = 'published';
create index products_by_update on products (updated_at desc, id desc);

-- The file of a product as it was at a time. Buyers get new versions for a year.
create table product_versions (
  id bigint generated always as identity primary key,
  product_id bigint not null references products,
  number integer not null,
  file_id bigint not null constraint product_versions_file_unique unique references stored_files,
  -- The first pages, for visitors.
  preview_file_id bigint not null constraint product_versions_preview_unique unique references stored_files,
  pages integer not null constraint product_versions_have_pages check (pages > 0),
  bytes bigint not null,
  state text not null constraint product_versions_state_known check (state in ('pending', 'approved')),
  created_at timestamptz not null,
  approved_at timestamptz,
  constraint product_versions_numbered unique (product_id, number),
  constraint product_versions_approved_at check ((state = 'approved') = (approved_at is not null))
);
create unique index product_versions_one_pending on product_versions (product_id) where state = 'pending';

create table product_purchases (
  -- From the one sequence, because it is reviewed by it.
  id bigint primary key default nextval('sellable_ids'),
  line_id bigint not null constraint product_purchases_one_per_line unique references order_lines,
  order_id bigint not null references orders,
  account_id bigint not null references accounts,
  product_id bigint not null references products,
  bought_at timestamptz not null,
  -- New versions that are published until then are included.
  updates_until timestamptz not null,
  -- The version on sale at that time.
  bought_number integer not null,
  -- The newest version that the buyer was notified of.
  notified_number integer not null,
  first_downloaded_at timestamptz,
  -- When the consultant earned it: at the first download, or some time after the purchase.
  completed_at timestamptz,
  refunded_at timestamptz,
  constraint product_purchases_updates_end check (updates_until > bought_at)
);
create unique index product_purchases_owned_once on product_purchases (account_id, product_id) where refunded_at is null;
create index product_purchases_of_account on product_purchases (account_id, id desc);
create index product_purchases_of_product on product_purchases (product_id, id desc);
create index product_purchases_to_complete on product_purchases (bought_at, id) where completed_at is null and refunded_at is null;

-- Downloads of each version by each buyer.
create table product_downloads (
  purchase_id bigint not null references product_purchases,
  version_id bigint not null references product_versions,
  downloads integer not null constraint product_downloads_within check (downloads between 1 and 5),
  last_at timestamptz not null,
  primary key (purchase_id, version_id)
);
