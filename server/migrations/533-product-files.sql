-- The files of a version, in the order in which buyers see them. A PDF is stamped, the others are delivered as they are.
create table product_version_files (
  version_id bigint not null references product_versions on delete cascade,
  position integer not null constraint product_version_files_at_most check (position between 1 and 10),
  -- As the consultant named it.
  name text not null,
  kind text not null constraint product_version_files_kind_known check (kind in ('pdf', 'docx', 'xlsx')),
  file_id bigint not null constraint product_version_files_file_unique unique references stored_files,
  bytes bigint not null,
  -- Of a PDF.
  pages integer constraint product_version_files_pages_of_pdf check ((kind = 'pdf') = (pages is not null) and pages > 0),
  primary key (version_id, position)
);
insert into product_version_files (version_id, position, name, kind, file_id, bytes, pages)
  select version.id, 1, products.title_english || '.pdf', 'pdf', version.file_id, version.bytes, version.pages
  from product_versions version join products on products.id = version.product_id;

alter table product_versions
  drop column file_id,
  -- Of the first PDF; without one there is no preview.
  alter column preview_file_id drop not null,
  -- Of all PDFs.
  drop constraint product_versions_have_pages,
  add constraint product_versions_count_pages check (pages >= 0 and (pages > 0) = (preview_file_id is not null));

alter table product_downloads
  add column position integer not null default 1,
  drop constraint product_downloads_pkey,
  add primary key (purchase_id, version_id, position);
alter table product_downloads alter column position drop default;
