-- The document on the stage of a call, seen by both sides: at most one for each room.
create table room_showings (
  room text primary key references rooms,
  document_id bigint not null references locker_documents on delete cascade,
  -- Which side shows it and turns the pages.
  shown_by text not null constraint room_showings_by_known check (shown_by in ('customer', 'consultant')),
  page integer not null constraint room_showings_page_valid check (page between 1 and 2000),
  shown_at timestamptz not null
);
create index room_showings_of_document on room_showings (document_id);
