-- A line may be earned in several parts, one for each accepted milestone.
alter table earnings
  add part smallint not null default 1 constraint earnings_parts_are_counted check (part >= 1),
  drop constraint earnings_once_per_line,
  add constraint earnings_once_per_part unique (line_id, part);
alter table earnings alter part drop default;

-- A service is its own basic package. Milestones: titles in both languages and their share of the price in percent; none means one of 100.
alter table services
  add milestones jsonb not null default '[]'
    constraint services_milestones_are_few check (jsonb_typeof(milestones) = 'array' and jsonb_array_length(milestones) <= 6);

-- A larger scope of the same service, at its own price.
create table service_packages (
  id bigint primary key default nextval('sellable_ids'),
  service_id bigint not null references services on delete cascade,
  position smallint not null constraint service_packages_are_few check (position between 1 and 3),
  title_english text not null constraint service_packages_have_a_title check (length(title_english) between 1 and 60),
  title_hindi text not null constraint service_packages_have_a_hindi_title check (length(title_hindi) between 1 and 60),
  delivered_english text not null constraint service_packages_say_what_is_delivered check (length(delivered_english) between 1 and 600),
  delivered_hindi text not null constraint service_packages_say_it_in_hindi check (length(delivered_hindi) between 1 and 600),
  days smallint not null constraint service_packages_take_days check (days between 1 and 365),
  price_paise integer not null constraint service_packages_cost_something check (price_paise > 0),
  milestones jsonb not null default '[]'
    constraint service_packages_milestones_are_few check (jsonb_typeof(milestones) = 'array' and jsonb_array_length(milestones) <= 6),
  -- A package that was sold stays when the consultant removes it.
  offered boolean not null default true
);
create unique index service_packages_in_order on service_packages (service_id, position) where offered;

-- Orders of services take their ids from the one sequence, because reviews name them by it.
create sequence service_order_numbers;
alter table service_orders alter id drop identity;
update service_orders set id = nextval('sellable_ids');
alter table service_orders
  alter id set default nextval('sellable_ids'),
  alter due_on drop not null,
  alter state drop default,
  drop constraint service_orders_state_known,
  drop constraint service_orders_done_at_some_time,
  add number text,
  add consultant_id bigint references accounts,
  add package_id bigint references service_packages,
  -- As promised when it was bought.
  add days smallint,
  add delivered_english text,
  add delivered_hindi text,
  add brief text not null default '' constraint service_orders_brief_is_bounded check (length(brief) <= 5000),
  add briefed_at timestamptz,
  add started_at timestamptz,
  -- A delivery is accepted automatically then.
  add accept_until timestamptz,
  -- Staff decide a dispute by then.
  add decide_until timestamptz,
  -- The day the consultant asks for instead of due_on.
  add extension_on date,
  -- When a reminder is due; absent once it was sent.
  add remind_at timestamptz,
  add changed_at timestamptz;
update service_orders o set
  number = 'SV-' || to_char(o.ordered_at at time zone 'Asia/Kolkata', 'YY') || '-' || lpad(nextval('service_order_numbers')::text, 5, '0'),
  consultant_id = s.consultant_id,
  days = s.days,
  delivered_english = s.delivered_english,
  delivered_hindi = s.delivered_hindi,
  state = case o.state when 'ordered' then 'briefing' else o.state end,
  due_on = case o.state when 'ordered' then null else o.due_on end,
  changed_at = coalesce(o.cancelled_at, o.done_at, o.ordered_at)
  from services s where s.id = o.service_id;
alter table service_orders
  alter number set not null,
  alter consultant_id set not null,
  alter days set not null,
  alter delivered_english set not null,
  alter delivered_hindi set not null,
  alter changed_at set not null,
  add constraint service_orders_number_is_unique unique (number),
  add constraint service_orders_number_shape check (number ~ '^SV-[0-9]{2}-[0-9]{5,}$'),
  add constraint service_orders_state_known
    check (state in ('briefing', 'briefed', 'working', 'delivered', 'disputed', 'done', 'cancelled')),
  add constraint service_orders_between_two check (buyer_id <> consultant_id),
  add constraint service_orders_briefed_at_some_time
    check (state not in ('briefed', 'working', 'delivered', 'disputed') or briefed_at is not null and due_on is not null and brief <> ''),
  add constraint service_orders_started_at_some_time
    check (case when state in ('working', 'delivered', 'disputed') then started_at is not null
      when state in ('briefing', 'briefed') then started_at is null else true end),
  add constraint service_orders_accepted_in_time check ((state = 'delivered') = (accept_until is not null)),
  add constraint service_orders_decided_in_time check ((state = 'disputed') = (decide_until is not null)),
  add constraint service_orders_extended_while_working check (extension_on is null or state = 'working' and extension_on > due_on),
  add constraint service_orders_done_at_some_time check (state <> 'done' or done_at is not null),
  add constraint service_orders_cancelled_at_some_time check ((state = 'cancelled') = (cancelled_at is not null)),
  add constraint service_orders_over_without_reminder check (state not in ('done', 'cancelled') or remind_at is null);
create index service_orders_of_consultant on service_orders (consultant_id, id desc);
create index service_orders_of_service on service_orders (service_id);
create index service_orders_of_package on service_orders (package_id) where package_id is not null;
create index service_orders_to_accept on service_orders (accept_until, id) where accept_until is not null;
create index service_orders_to_remind_of on service_orders (remind_at, id) where remind_at is not null;
create index service_orders_unfinished on service_orders (id) where state not in ('done', 'cancelled');

-- The parts in which an order is delivered and accepted, as sold.
create table service_order_milestones (
  service_order_id bigint not null references service_orders on delete cascade,
  position smallint not null constraint service_order_milestones_are_few check (position between 1 and 6),
  title_english text not null,
  title_hindi text not null,
  percent smallint not null constraint service_order_milestones_have_a_share check (percent between 1 and 100),
  returns smallint not null default 0 constraint service_order_milestones_returned_twice check (returns between 0 and 2),
  delivered_at timestamptz,
  accepted_at timestamptz,
  primary key (service_order_id, position),
  constraint service_order_milestones_accepted_after_delivery check (accepted_at is null or delivered_at is not null)
);
insert into service_order_milestones (service_order_id, position, title_english, title_hindi, percent, delivered_at, accepted_at)
  select id, 1, 'The whole work', 'पूरा काम', 100, done_at, done_at from service_orders;

-- What happened and what both sides wrote, in order.
create table service_order_entries (
  id bigint generated always as identity primary key,
  service_order_id bigint not null references service_orders on delete cascade,
  at timestamptz not null,
  kind text not null constraint service_order_entries_kind_known check (kind in (
    'ordered', 'briefed', 'started', 'message', 'delivered', 'returned', 'accepted', 'disputed', 'decided',
    'extension_asked', 'extension_agreed', 'extension_declined', 'cancelled', 'done')),
  -- Of the milestone it is about.
  position smallint,
  by_id bigint references accounts,
  by_role text not null constraint service_order_entries_role_known check (by_role in ('customer', 'consultant', 'staff', 'system')),
  body text not null default '' constraint service_order_entries_body_is_bounded check (length(body) <= 5000),
  constraint service_order_entries_person_unless_system check ((by_role = 'system') = (by_id is null))
);
create index service_order_entries_of_order on service_order_entries (service_order_id, id);
create index service_order_entries_by on service_order_entries (by_id);
