-- A seller who has not sent goods is reminded at most three times; then the buyer may cancel. Goods that nobody confirms count as delivered
-- ten days after they were sent, unless the buyer reports in time that they have not arrived.
alter table product_shipments
  -- When the seller is reminded next; absent once it is sent and after the last reminder.
  add remind_at timestamptz,
  add reminders smallint not null default 0 constraint product_shipments_reminders_are_few check (reminders between 0 and 3),
  -- When it counts as delivered.
  add deliver_by timestamptz,
  -- The buyer has reported that it has not arrived; staff decide.
  add missing_at timestamptz,
  add missing_details text not null default '' constraint product_shipments_missing_is_bounded check (length(missing_details) <= 500),
  -- Who cancelled it before it was sent; absent if staff refunded it.
  add cancelled_by text constraint product_shipments_cancelled_by_known check (cancelled_by in ('customer', 'consultant')),
  add cancel_reason text not null default '' constraint product_shipments_cancel_reason_is_bounded check (length(cancel_reason) <= 500);

update product_shipments set remind_at = placed_at + interval '48 hours' where state in ('placed', 'packed');
update product_shipments set deliver_by = shipped_at + interval '240 hours' where state = 'shipped';

alter table product_shipments
  add constraint product_shipments_reminded_until_sent check (remind_at is null or (state in ('placed', 'packed') and reminders < 3)),
  add constraint product_shipments_delivered_in_time check (state <> 'shipped' or deliver_by is not null),
  add constraint product_shipments_cancelled_unsent check (cancelled_by is null or (state = 'cancelled' and shipped_at is null)),
  add constraint product_shipments_cancelled_after_reminders check (cancelled_by is distinct from 'customer' or reminders = 3),
  add constraint product_shipments_missing_not_at_once check (missing_at is null or missing_at >= shipped_at + interval '72 hours'),
  add constraint product_shipments_missing_in_time check (missing_at is null or missing_at < deliver_by);

create index product_shipments_to_remind_of on product_shipments (remind_at, id) where remind_at is not null;
create index product_shipments_to_deliver on product_shipments (deliver_by, id) where state = 'shipped' and missing_at is null;
create index product_shipments_missing on product_shipments (missing_at) where state = 'shipped' and missing_at is not null;
-- The queue of staff.
create index service_orders_disputed on service_orders (id) where state = 'disputed';
