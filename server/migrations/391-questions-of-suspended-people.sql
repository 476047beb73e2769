alter table questions
  -- Since when experts of the industry have to be notified of an open question; absent once they are.
  add announce_at timestamptz;
create index questions_to_announce on questions (announce_at) where announce_at is not null;
-- Questions of suspended people are looked for among these.
create index questions_unfinished on questions (id) where state in ('asked', 'follow_up');
-- The orders in which staff read the list.
create index questions_by_day on questions (asked_at, id) where state <> 'draft';
create index questions_by_price on questions (price_paise, id) where state <> 'draft';

-- Every consultant who accepts a question may ask for details once: a question that was reassigned has several requests.
alter table question_messages
  drop constraint question_messages_position_within,
  add constraint question_messages_position_within
    check (position >= 1 and position <= case
      when kind in ('follow_up', 'follow_up_answer') then 2
      when kind in ('clarification_request', 'clarification') then 1000
      else 1 end);

-- The list of all reports, open ones first.
create index person_reports_open_first on person_reports ((state = 'open') desc, reported_at desc, id desc);
