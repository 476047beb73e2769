-- A refund by staff above a limit needs two people: one proposes it, another one approves it, and then it is paid.
create table refund_proposals (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  -- What the second person carries out by approving, and with which input.
  operation text not null,
  input jsonb not null,
  paise bigint not null constraint refund_proposals_refund_something check (paise > 0),
  destination text not null constraint refund_proposals_destination_known check (destination in ('wallet', 'source')),
  reason_code text,
  note text not null constraint refund_proposals_note_fits check (length(note) <= 1000),
  proposed_by bigint not null references accounts,
  proposed_at timestamptz not null,
  state text not null default 'waiting'
    constraint refund_proposals_state_known check (state in ('waiting', 'approved', 'rejected', 'withdrawn')),
  decided_by bigint references accounts,
  decided_at timestamptz,
  decision_note text not null default '' constraint refund_proposals_decision_fits check (length(decision_note) <= 1000),
  constraint refund_proposals_decided_whole check (
    (state = 'waiting') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  constraint refund_proposals_two_people check (state <> 'approved' or decided_by <> proposed_by),
  constraint refund_proposals_withdrawn_by_proposer check (state <> 'withdrawn' or decided_by = proposed_by)
);
create unique index refund_proposals_one_waiting on refund_proposals (order_id) where state = 'waiting';
create index refund_proposals_of_order on refund_proposals (order_id, id);
create index refund_proposals_by_time on refund_proposals (proposed_at, id);
create index refund_proposals_waiting on refund_proposals (proposed_at, id) where state = 'waiting';

alter table refunds
  add proposal_id bigint references refund_proposals,
  add constraint refunds_proposed_are_by_staff check (proposal_id is null or by_id is not null);
create index refunds_of_proposal on refunds (proposal_id) where proposal_id is not null;

-- Somebody who has left, is suspended or has another role now does not count.
create function staff_in_role(account bigint, variadic roles text[]) returns boolean language sql stable as $$
  select exists (
    select from accounts
    where id = account and type = 'admin' and staff_role = any(roles) and suspended_at is null and deleted_at is null)
$$;

-- The limit holds for all that one person refunds of an order, so that it cannot be evaded in parts. It is a setting,
-- which a check constraint cannot read.
create function refund_needs_second_person(of_order bigint, by_account bigint, more_paise bigint, except_refund bigint)
returns boolean language sql stable as $$
  select exists (select from accounts where id = by_account and type = 'admin')
    and more_paise + coalesce((
      select sum(total_paise) from refunds
      where order_id = of_order and by_id = by_account and proposal_id is null and id is distinct from except_refund), 0)
    > 100 * coalesce((select value::bigint from settings where key = 'refundOnePersonMaxRupees'), 10000)
$$;

create function refunds_need_two_people() returns trigger language plpgsql as $$
begin
  if new.proposal_id is null then
    if refund_needs_second_person(new.order_id, new.by_id, new.total_paise, new.id) then
      raise exception 'refund of order % needs two people', new.order_id
        using errcode = 'check_violation', constraint = 'refunds_need_two_people';
    end if;
  elsif not exists (
    select from refund_proposals p
    where p.id = new.proposal_id and p.state = 'approved' and p.order_id = new.order_id and p.decided_by = new.by_id
      and p.decided_by <> p.proposed_by
      and staff_in_role(p.decided_by, 'owner', 'operations', 'finance')
      and staff_in_role(p.proposed_by, 'owner', 'operations', 'finance', 'support')
      and p.paise >= new.total_paise + coalesce((
        select sum(total_paise) from refunds where proposal_id = p.id and id is distinct from new.id), 0)) then
    raise exception 'refund of order % is not what two people have approved', new.order_id
      using errcode = 'check_violation', constraint = 'refunds_need_two_people';
  end if;
  return new;
end $$;

create trigger refunds_need_two_people
  before insert or update of order_id, by_id, total_paise, proposal_id on refunds for each row
  execute function refunds_need_two_people();

-- What was proposed is what is paid.
create function refund_proposals_keep_what_was_proposed() returns trigger language plpgsql as $$
begin
  raise exception 'refund proposal % cannot be changed', new.id
    using errcode = 'check_violation', constraint = 'refund_proposals_keep_what_was_proposed';
end $$;

create trigger refund_proposals_keep_what_was_proposed before update on refund_proposals for each row
  when (old.state <> 'waiting'
    or (new.order_id, new.operation, new.paise, new.destination, new.reason_code, new.proposed_by)
      is distinct from (old.order_id, old.operation, old.paise, old.destination, old.reason_code, old.proposed_by)
    or new.input is distinct from old.input)
  execute function refund_proposals_keep_what_was_proposed();

-- Approved and paid are one transaction: all of it, once.
create function refund_proposals_are_paid() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(total_paise), 0) from refunds where proposal_id = new.id) <> new.paise then
    raise exception 'refund proposal % is approved but not paid', new.id
      using errcode = 'check_violation', constraint = 'refund_proposals_are_paid';
  end if;
  return null;
end $$;

create constraint trigger refund_proposals_are_paid after insert or update on refund_proposals
  deferrable initially deferred for each row when (new.state = 'approved')
  execute function refund_proposals_are_paid();
