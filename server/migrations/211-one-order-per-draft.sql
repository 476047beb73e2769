-- A hold or a draft is paid by one order at a time. Lines of orders that lapsed or were replaced do not count; money that arrives for
-- one of them first brings its lines back.
alter table order_lines
  add column sold_once boolean not null default false,
  drop constraint order_lines_state_known,
  add constraint order_lines_state_known
    check (state in ('unpaid', 'lapsed', 'waiting', 'fulfilled', 'completed', 'refused', 'revoked'));
update order_lines set state = 'lapsed'
from orders where orders.id = order_lines.order_id and orders.state = 'lapsed' and order_lines.state = 'unpaid';
create unique index order_lines_one_order_per_draft on order_lines (kind, item_id)
  where sold_once and state in ('unpaid', 'waiting', 'fulfilled', 'completed');

-- Why money went back to its source without anybody having asked for it.
alter table payment_refunds
  add column reason text constraint payment_refunds_reason_known check (reason in ('paid_already', 'order_over'));
