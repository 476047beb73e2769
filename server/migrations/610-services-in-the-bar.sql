update nav_links set position = position + 1
where position >= (select min(position) from nav_links where path = '/products');
insert into nav_links (title_english, title_hindi, path, category_type_id, position)
select 'Services', 'सेवाएँ', '/service', null, min(position) - 1 from nav_links where path = '/products' having count(*) > 0;
