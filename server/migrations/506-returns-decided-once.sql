-- What staff have rejected is final: it cannot be asked for again.
drop index product_returns_one_open;
create unique index product_returns_one_open on product_returns (shipment_id) where closed_at is null or state = 'rejected';

-- The lists of staff.
create index product_returns_to_decide on product_returns (shipment_id) where state = 'escalated';
create index product_shipments_newest_first on product_shipments (placed_at desc, id desc)
  where state not in ('reserved', 'released');
create index product_shipments_of_order on product_shipments (order_id);
