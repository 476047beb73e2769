create sequence question_numbers;

-- A question to one consultant or to any expert of an industry, from the draft to the end. At any time at most one thing is awaited,
-- until due_at; the sweep does what follows when that passes.
create table questions (
  -- What an order's line names as its item, kind 'question'.
  id bigint primary key default nextval('sellable_ids'),
  number text constraint questions_number_is_unique unique
    constraint questions_number_shape check (number ~ '^Q-[0-9]{2}-[0-9]{5,}$'),
  customer_id bigint not null references accounts,
  -- Whom the customer asked, or who accepted; absent while the question is open to all experts of its industry.
  consultant_id bigint references accounts,
  industry_id bigint constraint questions_of_an_industry references industries,
  title text not null default '' constraint questions_title_is_short check (length(title) <= 140),
  body text not null default '' constraint questions_body_is_bounded check (length(body) <= 5000),
  -- Before discounts and tax, as it was paid.
  price_paise bigint,
  state text not null constraint questions_state_known
    check (state in ('draft', 'asked', 'answered', 'follow_up', 'closed', 'refunded')),
  awaiting text constraint questions_awaiting_known
    check (awaiting in ('acceptance', 'choice', 'answer', 'details', 'follow_up', 'closing')),
  due_at timestamptz,
  -- When a reminder is due; absent once it was sent.
  remind_at timestamptz,
  -- What is left of the time for the answer while the customer is asked for details.
  seconds_left integer constraint questions_time_left_is_positive check (seconds_left > 0),
  -- An unpaid order is for this draft until then: whom it asks stays.
  reserved_until timestamptz,
  asked_at timestamptz,
  accepted_at timestamptz,
  clarification_asked_at timestamptz,
  clarified_at timestamptz,
  answered_at timestamptz,
  follow_ups smallint not null default 0 constraint questions_two_follow_ups check (follow_ups between 0 and 2),
  follow_ups_until timestamptz,
  -- When an answer to a follow-up was late.
  late_at timestamptz,
  closed_at timestamptz,
  refunded_at timestamptz,
  order_id bigint references orders,
  line_id bigint constraint questions_one_per_line unique references order_lines,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint questions_between_two check (customer_id <> consultant_id),
  constraint questions_paid_unless_draft check ((state = 'draft') = (line_id is null)),
  constraint questions_numbered_when_paid check (num_nulls(number, price_paise, asked_at, order_id, line_id) in (0, 5)),
  constraint questions_asked_are_complete check (state = 'draft' or title <> '' and body <> '' and industry_id is not null),
  constraint questions_awaiting_fits_state check (case state
    when 'asked' then coalesce(awaiting, '') in ('acceptance', 'choice', 'answer', 'details')
    when 'answered' then coalesce(awaiting, '') = 'closing'
    when 'follow_up' then coalesce(awaiting, '') in ('follow_up', 'closing')
    else awaiting is null end),
  constraint questions_deadline_while_awaiting check ((awaiting is null) = (due_at is null)),
  constraint questions_reminder_before_deadline check (remind_at < due_at),
  constraint questions_accepted_by_someone check (accepted_at is null or consultant_id is not null),
  constraint questions_answer_due_after_acceptance
    check (state <> 'asked' or (awaiting in ('answer', 'details')) = (accepted_at is not null)),
  constraint questions_answered_after_acceptance check (answered_at is null or accepted_at is not null),
  constraint questions_clarified_after_request check (clarified_at is null or clarification_asked_at is not null),
  constraint questions_paused_with_time_left check ((coalesce(awaiting, '') = 'details') = (seconds_left is not null)),
  constraint questions_answered_at_some_time
    check (state not in ('answered', 'follow_up', 'closed') or answered_at is not null and follow_ups_until is not null),
  constraint questions_closed_at_some_time check ((state = 'closed') = (closed_at is not null)),
  constraint questions_refunded_at_some_time check ((state = 'refunded') = (refunded_at is not null))
);
create index questions_of_customer on questions (customer_id, id desc);
create index questions_of_consultant on questions (consultant_id, id desc) where state <> 'draft';
create index questions_open_in_industry on questions (industry_id, id)
  where consultant_id is null and state = 'asked' and awaiting = 'acceptance';
create index questions_due on questions (due_at) where due_at is not null;
create index questions_to_remind_of on questions (remind_at) where remind_at is not null;
create index questions_late on questions (late_at) where late_at is not null;

-- What both sides write after the question: each once, and each follow-up with its answer.
create table question_messages (
  id bigint generated always as identity primary key,
  question_id bigint not null references questions on delete cascade,
  author_id bigint not null references accounts,
  kind text not null constraint question_messages_kind_known
    check (kind in ('clarification_request', 'clarification', 'answer', 'follow_up', 'follow_up_answer')),
  position smallint not null,
  -- Sanitised HTML in answers, otherwise plain text.
  body text not null constraint question_messages_not_empty check (body <> '')
    constraint question_messages_body_is_bounded check (length(body) <= 100000),
  at timestamptz not null,
  constraint question_messages_one_of_each unique (question_id, kind, position),
  constraint question_messages_position_within
    check (position between 1 and case when kind in ('follow_up', 'follow_up_answer') then 2 else 1 end)
);
create index question_messages_of_author on question_messages (author_id);

create table question_events (
  id bigint generated always as identity primary key,
  question_id bigint not null references questions on delete cascade,
  at timestamptz not null,
  kind text not null,
  from_state text,
  to_state text not null,
  by_id bigint references accounts,
  by_role text not null constraint question_events_role_known check (by_role in ('customer', 'consultant', 'staff', 'system')),
  reason text not null default '' constraint question_events_reason_is_bounded check (length(reason) <= 1000),
  data jsonb not null default '{}',
  constraint question_events_person_unless_system check ((by_role = 'system') = (by_id is null))
);
create index question_events_of_question on question_events (question_id, id);
create index question_events_by on question_events (by_id);
-- Whoever was asked, also if they never replied.
create index question_events_about on question_events (((data ->> 'consultantId')::bigint));

-- The price of a question to any expert of an industry, where it differs from the setting.
create table question_prices (
  industry_id bigint primary key references industries on delete cascade,
  price_paise bigint not null constraint question_prices_are_positive check (price_paise > 0),
  changed_at timestamptz not null,
  changed_by bigint not null references accounts
);

-- Why an unanswered question is refunded.
alter table refunds
  drop constraint refunds_reason_code_known,
  add constraint refunds_reason_code_known check (reason_code in (
    'not_needed', 'time_unsuitable', 'booked_by_mistake', 'found_elsewhere', 'other',
    'unwell', 'emergency', 'time_clash', 'outside_expertise', 'refunded_in_full',
    'cancelled_by_customer', 'cancelled_by_consultant', 'cancelled_by_platform',
    'session_missed', 'refunded_by_staff', 'not_available', 'paid_already', 'slot_taken', 'time_passed', 'customer_busy',
    'answer_overdue', 'nobody_accepted', 'follow_up_late'));
