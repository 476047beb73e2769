-- Read every minute, for those of suspended sellers.
create index product_shipments_unsent on product_shipments (product_id) where state in ('placed', 'packed');
