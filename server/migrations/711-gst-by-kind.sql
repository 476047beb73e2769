-- GST of a kind of item, with its own SAC if it has one; a kind without a rate that has begun has the standard rate.
alter table rates
  drop constraint rates_kind_known,
  add constraint rates_kind_known check (kind in (
    'gst', 'gst_consultations', 'gst_courses', 'gst_workshops', 'gst_memberships', 'gst_services', 'gst_products',
    'commission', 'gst_on_commission', 'tcs', 'tds', 'tds_without_pan'
  )),
  add column tax_code text constraint rates_tax_code_shape check (tax_code ~ '^99[0-9]{2,4}$'),
  add constraint rates_tax_code_of_a_kind check (tax_code is null or (kind like 'gst\_%' and kind <> 'gst_on_commission'));
