-- Notes of staff about a person. Deleted with the account.
create table person_notes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  author_id bigint not null references accounts,
  text text not null,
  written_at timestamptz not null,
  edited_at timestamptz
);
create index person_notes_newest_first on person_notes (account_id, id desc);

-- For the page of one person; the other indexes of these columns are partial.
create index reviews_of_consultant on reviews (consultant_id, created_at desc, id desc);
create index certificates_of_account on certificates (account_id, issued_at desc);
