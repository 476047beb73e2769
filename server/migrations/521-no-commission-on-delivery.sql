-- The delivery fee passes through: commission is taken on the goods only. TCS and TDS are due on the whole supply.
alter table earnings
  -- The part of the gross that pays for delivery.
  add delivery_paise bigint not null default 0,
  add constraint earnings_delivery_within check (delivery_paise between 0 and gross_paise),
  add constraint earnings_no_commission_on_delivery check
    (commission_paise <= round((gross_paise - delivery_paise) * commission_bp / 10000.0));
alter table earning_reversals add delivery_paise bigint not null default 0;
