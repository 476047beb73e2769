-- Staff choose the order of the top bar, what it shows and what its links are called.
alter table nav_links
  add column shown boolean not null default true,
  add column version integer not null default 1;
