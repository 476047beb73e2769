-- What consultants write about themselves, and how staff judge it.
alter table consultants drop constraint consultants_approval_known;
alter table consultants add constraint consultants_approval_known
  check (approval in ('draft', 'submitted', 'changes_asked', 'approved', 'rejected', 'suspended'));
alter table consultants drop constraint consultants_refusal_has_a_reason;
alter table consultants add constraint consultants_refusal_has_a_reason
  check (approval not in ('changes_asked', 'rejected', 'suspended') or length(approval_reason) > 0);

alter table consultants
  -- Rises with every change the consultant makes: who edits an older one is told.
  add column revision integer not null default 1,
  -- When the papers were last found right.
  add column approved_at timestamptz;
update consultants set approved_at = approval_changed_at where approval = 'approved';

-- Degrees and memberships of professional bodies, in the order the consultant gives.
create table consultant_credentials (
  consultant_id bigint not null references consultants on delete cascade,
  position smallint not null,
  kind text not null constraint consultant_credentials_kind_known check (kind in ('education', 'registration')),
  title text not null constraint consultant_credentials_have_a_title check (length(title) between 1 and 120),
  -- The school or the body.
  issuer text not null default '',
  year smallint constraint consultant_credentials_year_is_human check (year between 1940 and 2100),
  -- Of a registration.
  number text not null default '',
  primary key (consultant_id, position)
);

-- Links to films on hosts we trust; which they are is a rule of the code.
create table consultant_videos (
  consultant_id bigint not null references consultants on delete cascade,
  position smallint not null,
  title text not null constraint consultant_videos_have_a_title check (length(title) between 1 and 120),
  url text not null constraint consultant_videos_are_secure check (url ~ '^https://' and length(url) <= 500),
  primary key (consultant_id, position)
);

-- Addresses a consultant once had, so that old links still find them. The current one of somebody else wins.
create table former_slugs (
  slug slug primary key,
  consultant_id bigint not null references consultants on delete cascade
);
create index former_slugs_of_consultant on former_slugs (consultant_id);

create function keep_former_slug() returns trigger language plpgsql as $$
begin
  insert into former_slugs (slug, consultant_id) values (old.slug, old.id)
    on conflict (slug) do update set consultant_id = excluded.consultant_id;
  delete from former_slugs where slug = new.slug and consultant_id = new.id;
  return null;
end $$;
create trigger consultants_keep_former_slug after update of slug on consultants
  for each row when (old.slug <> new.slug) execute function keep_former_slug();

-- Every change of an approval: who, when, why, and what staff had ticked.
create table approval_decisions (
  id bigint generated always as identity primary key,
  consultant_id bigint not null references consultants on delete cascade,
  before text not null,
  after text not null,
  decided_by bigint not null references accounts,
  decided_at timestamptz not null,
  note text not null default '',
  checklist text[] not null default '{}'
);
create index approval_decisions_of_consultant on approval_decisions (consultant_id, id desc);
create index consultants_by_approval on consultants (approval, approval_changed_at, id);

-- Papers are checked for a name, so an approved consultant who takes another one waits for staff again.
create function name_needs_approval() returns trigger language plpgsql as $$
begin
  with waiting as (
    update consultants set approval = 'submitted', approval_reason = null, approval_changed_at = new.updated_at
    where id = new.id and approval = 'approved'
    returning id
  )
  insert into approval_decisions (consultant_id, before, after, decided_by, decided_at, note)
  select id, 'approved', 'submitted', id, new.updated_at, old.name || ' → ' || new.name from waiting;
  return null;
end $$;
create trigger accounts_name_needs_approval after update of name on accounts
  for each row when (new.type = 'consultant' and old.name <> new.name) execute function name_needs_approval();
