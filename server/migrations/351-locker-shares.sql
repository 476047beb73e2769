-- A document is shared into one booking, talk or question, whose parties may read it until that is over.
create table locker_shares (
  id bigint generated always as identity primary key,
  document_id bigint not null references locker_documents on delete cascade,
  subject_kind text not null,
  subject_id bigint not null,
  shared_at timestamptz not null,
  revoked_at timestamptz
);
create unique index locker_shares_once on locker_shares (document_id, subject_kind, subject_id) where revoked_at is null;
create index locker_shares_of_subject on locker_shares (subject_kind, subject_id);

-- Papers that a consultant submits for approval, one of each kind; only approving staff see them.
create table locker_papers (
  consultant_id bigint not null references accounts,
  kind text not null constraint locker_papers_kind_known
    check (kind in ('identity', 'pan', 'qualification', 'registration', 'experience')),
  document_id bigint not null,
  submitted_at timestamptz not null,
  constraint locker_papers_pkey primary key (consultant_id, kind),
  constraint locker_papers_own_document foreign key (document_id, consultant_id)
    references locker_documents (id, account_id) on delete cascade
);
create index locker_papers_of_document on locker_papers (document_id);

-- Who opened a document, for its owner to read. The owner's own visits are not recorded.
create table locker_accesses (
  id bigint generated always as identity primary key,
  document_id bigint not null references locker_documents on delete cascade,
  reader_id bigint not null references accounts,
  use text not null constraint locker_accesses_use_known check (use in ('preview', 'download')),
  -- What it was shared into; null for staff who check papers.
  subject_kind text,
  subject_id bigint,
  at timestamptz not null
);
create index locker_accesses_of_document on locker_accesses (document_id, at desc, id desc);
create index locker_accesses_of_reader on locker_accesses (reader_id);
