-- A product is praised in other words than a session.
alter table reviews drop constraint reviews_tags_known;
alter table reviews add constraint reviews_tags_known check (tags <@ array['clear_answers', 'knew_my_trade', 'on_time',
  'spoke_my_language', 'as_described', 'good_quality', 'easy_to_use', 'worth_the_price']);
