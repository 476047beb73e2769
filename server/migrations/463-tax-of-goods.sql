-- The GST of goods belongs to the consultant who supplies them and declares it: it is paid out with the earning.
alter table earnings
  add passed_tax_paise bigint not null default 0,
  add constraint earnings_pass_on_tax_of_the_sale check (passed_tax_paise in (0, sale_tax_paise)),
  drop constraint earnings_add_up,
  add constraint earnings_add_up check
    (gross_paise + passed_tax_paise = commission_paise + commission_gst_paise + tcs_paise + tds_paise + net_paise);
alter table earning_reversals
  add passed_tax_paise bigint not null default 0,
  drop constraint earning_reversals_add_up,
  add constraint earning_reversals_add_up check
    (gross_paise + passed_tax_paise = commission_paise + commission_gst_paise + tcs_paise + tds_paise + net_paise);
