update nav_links set position = position + 1 where path = '/blogs';
insert into nav_links (title_english, title_hindi, path, category_type_id, position)
select 'Products', 'उत्पाद', '/products', null, position - 1 from nav_links where path = '/blogs';
