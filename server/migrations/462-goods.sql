-- Addresses to which a customer has goods delivered.
create table addresses (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  name text not null,
  mobile text not null,
  street text not null,
  city text not null,
  state_code text not null references states (code),
  pincode text not null constraint addresses_pincode_shape check (pincode ~ '^[1-9][0-9]{5}$'),
  created_at timestamptz not null
);
create index addresses_of_account on addresses (account_id, id desc);

-- Documents of goods are issued in the name of the consultant who supplies them, with a series of their own; 0 is the platform.
alter table document_series
  add supplier_id bigint not null default 0,
  drop constraint document_series_pkey,
  add primary key (kind, year, supplier_id);
alter table documents
  add supplier_id bigint not null default 0,
  drop constraint documents_one_each,
  add constraint documents_one_each unique (kind, year, supplier_id, sequence),
  drop constraint documents_one_per_refund,
  add constraint documents_one_per_refund unique (refund_id, supplier_id);

drop index documents_one_invoice_per_order;
create unique index documents_one_invoice_per_order on documents (order_id, supplier_id) where kind = 'invoice';

alter table order_lines
  -- Place of supply, if it is not the state of the billing address: goods are supplied where they are delivered.
  add place_code text references states (code),
  -- Shipping, part of the price and not reduced by discounts.
  add shipping_paise bigint not null default 0
    constraint order_lines_shipping_within check (shipping_paise between 0 and price_paise),
  drop constraint order_lines_price_of_whole_units,
  add constraint order_lines_price_of_whole_units check ((price_paise - shipping_paise) % quantity = 0);

-- The terms on which a consultant sells goods. Without them no goods can be offered, so that every seller has a GSTIN.
create table product_sellers (
  consultant_id bigint primary key references consultants,
  -- As on the invoice.
  name text not null,
  address text not null,
  gstin text not null constraint product_sellers_gstin_shape check (gstin ~ '^[0-9]{2}[A-Z0-9]{13}$'),
  shipping_paise bigint not null constraint product_sellers_shipping_within check (shipping_paise between 0 and 100000),
  -- First digits of the PIN codes that are served; none means all of India.
  pincodes text[] not null,
  updated_at timestamptz not null
);

alter table products
  add kind text not null default 'digital' constraint products_kind_known check (kind in ('digital', 'physical')),
  -- Pieces that are not sold, including those reserved for unpaid orders.
  add stock integer not null default 0,
  add reserved integer not null default 0,
  add hsn text,
  add gst_rate_bp integer,
  add weight_grams integer,
  add country_of_origin text,
  add constraint products_stock_suffices check (reserved between 0 and stock and stock <= 10000),
  add constraint products_goods_whole check (
    case when kind = 'digital' then stock = 0 and num_nonnulls(hsn, gst_rate_bp, weight_grams, country_of_origin) = 0
    else num_nulls(hsn, gst_rate_bp, weight_grams, country_of_origin) = 0 and hsn ~ '^[0-9]{4,8}$'
      and gst_rate_bp in (0, 500, 1800, 4000) and weight_grams between 1 and 100000 end);

-- Goods of an order line: reserved while it is unpaid, then sent.
create table product_shipments (
  id bigint primary key default nextval('sellable_ids'),
  line_id bigint not null constraint product_shipments_one_per_line unique references order_lines,
  order_id bigint not null references orders,
  account_id bigint not null references accounts,
  product_id bigint not null references products,
  quantity integer not null constraint product_shipments_of_some check (quantity > 0),
  state text not null constraint product_shipments_state_known
    check (state in ('reserved', 'released', 'placed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned')),
  reserved_until timestamptz not null,
  -- Where it is sent, as it was when the order was placed.
  recipient text not null,
  mobile text not null,
  street text not null,
  city text not null,
  state_code text not null references states (code),
  pincode text not null,
  carrier text,
  tracking_number text,
  placed_at timestamptz,
  packed_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  -- Cancelled before it was sent, or returned afterwards.
  ended_at timestamptz,
  constraint product_shipments_tracked check (state <> 'shipped' or (carrier is not null and tracking_number is not null)),
  constraint product_shipments_delivered check (state <> 'delivered' or delivered_at is not null)
);
create index product_shipments_of_account on product_shipments (account_id, id desc);
create index product_shipments_of_product on product_shipments (product_id, id desc);
create index product_shipments_reserved on product_shipments (reserved_until) where state = 'reserved';
