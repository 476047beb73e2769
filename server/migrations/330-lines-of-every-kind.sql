-- What a line of any kind needs: units, a tax class of its own (SAC or HSN, and the rate), who supplies it, and the row in which
-- its seller stores the details of the sale: an address, an attendee, the answers of a form.
alter table order_lines rename column sac to tax_code;
alter table order_lines rename constraint order_lines_sac_shape to order_lines_tax_code_shape;
alter table order_lines
  add column quantity integer not null default 1 constraint order_lines_quantity_within check (quantity between 1 and 100),
  -- Absent if the platform is the supplier on record.
  add column supplier_id bigint references accounts,
  -- A row of the seller's; orders never read it.
  add column draft_id bigint,
  -- The part of the discount that the consultant funds: it lowers the gross earning.
  add column consultant_discount_paise bigint not null default 0,
  add constraint order_lines_price_of_whole_units check (price_paise % quantity = 0),
  add constraint order_lines_gst_rate_within check (gst_rate_bp between 0 and 10000),
  add constraint order_lines_supplied_by_platform_or_consultant check (supplier_id is null or supplier_id = consultant_id),
  add constraint order_lines_consultant_discount_within check (consultant_discount_paise between 0 and discount_paise);

-- What each source took off a line. A use is given back once: when its order expires, or when nothing is left of what it was for.
create table line_discounts (
  id bigint generated always as identity primary key,
  line_id bigint not null references order_lines,
  source text not null,
  -- The source's own row: a coupon, a membership, a package.
  reference_id bigint not null,
  title_english text not null,
  title_hindi text not null,
  -- Whole units covered: sessions, tickets, seconds of a talk; 0 for an amount.
  units integer not null constraint line_discounts_units_not_negative check (units >= 0),
  paise bigint not null constraint line_discounts_reduce_the_price check (paise > 0),
  funded_by text not null constraint line_discounts_funded_by_known check (funded_by in ('platform', 'consultant')),
  taken_at timestamptz not null,
  given_back_at timestamptz,
  constraint line_discounts_one_each unique (line_id, source, reference_id)
);

create function line_discounts_add_up() returns trigger language plpgsql as $$
begin
  if (select sum(d.paise) from line_discounts d where d.line_id = new.line_id)
    > (select l.discount_paise from order_lines l where l.id = new.line_id) then
    raise exception 'the discounts of line % exceed what was taken off it', new.line_id
      using errcode = 'check_violation', constraint = 'line_discounts_within_the_line';
  end if;
  return null;
end $$;
create constraint trigger line_discounts_within_the_line after insert or update of paise on line_discounts
  deferrable initially deferred
  for each row execute function line_discounts_add_up();

-- Coupons were the only source so far, at most one per order.
insert into line_discounts (line_id, source, reference_id, title_english, title_hindi, units, paise, funded_by, taken_at, given_back_at)
select l.id, 'coupon', u.coupon_id, c.title_english, c.title_hindi, 0, l.discount_paise, 'platform', u.used_at, u.given_back_at
from coupon_uses u join coupons c on c.id = u.coupon_id join order_lines l on l.order_id = u.order_id
where l.discount_paise > 0;

-- Something metered that free units cover so far holds no money.
alter table authorisations alter column hold_id drop not null;
