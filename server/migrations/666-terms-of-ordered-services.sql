-- What was promised when a service was ordered: the consultant may edit it before it is paid.
create table service_terms (
  line_id bigint primary key references order_lines,
  delivered_english text not null,
  delivered_hindi text not null,
  days smallint not null,
  milestones jsonb not null
);
