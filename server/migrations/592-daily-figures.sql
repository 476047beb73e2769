-- Totals of days that are over, written by a job, so that the overview costs the same however much has happened.
create table daily_figures (
  day date not null,
  figure text not null constraint daily_figures_named check (figure ~ '^[a-zA-Z]{1,40}$'),
  amount bigint not null,
  closed_at timestamptz not null,
  primary key (day, figure)
);

-- The rows behind each figure, by time.
create index orders_paid_then on orders (paid_at) include (total_paise) where paid_at is not null;
create index earnings_earned_then on earnings (earned_at) include (commission_paise);
create index refunds_then on refunds (at) include (total_paise);
create index questions_answered_then on questions (answered_at) include (asked_at) where answered_at is not null;
create index learning_purchases_then on learning_purchases (bought_at);
create index vain_searches_by_day on vain_searches (searched_on);
