-- Why the earning of a line stays where it is: a refund asked for, an appeal. It may be frozen before it is earned, and by several
-- at once; it is released when the last of them is gone. Written under the lock of the consultant (earnings/queries.ts).
create table earning_freezes (
  line_id bigint not null,
  why text not null constraint earning_freezes_why_known check (why in ('refund_request', 'appeal')),
  since timestamptz not null,
  primary key (line_id, why)
);

drop index earnings_due;
alter table earnings drop column frozen_at;
create index earnings_due on earnings (release_at, id) where released_at is null;

-- Requests that wait while this is built in.
insert into earning_freezes (line_id, why, since)
select l.id, 'refund_request', r.asked_at from refund_requests r join order_lines l on l.order_id = r.order_id
where r.state = 'asked' and l.consultant_id is not null;
