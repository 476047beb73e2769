create sequence enquiry_numbers;

create table enquiries (
  id bigint generated always as identity primary key,
  -- What people quote on the phone.
  number text not null constraint enquiries_number_is_unique unique,
  account_id bigint references accounts,
  name text not null,
  mobile text not null,
  email text,
  remarks text,
  pincode text,
  city text,
  state text,
  source text not null,
  status text not null default 'open' constraint enquiries_status_known check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null
);
create index enquiries_newest_first on enquiries (created_at desc, id desc);
