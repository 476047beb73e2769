-- A paid order keeps its coupon until all of it was given back: every line refused or called off, and all of its money returned.
create function coupon_uses_look_at_order() returns trigger language plpgsql as $$
begin
  if exists (
    select from coupon_uses u join orders o on o.id = u.order_id join order_lines l on l.order_id = o.id
    where u.order_id = new.order_id and u.given_back_at is not null and o.state = 'paid'
      and (l.state not in ('refused', 'revoked') or l.refunded_paise < l.total_paise)
  ) then
    raise exception 'order % still has what its coupon was for', new.order_id
      using errcode = 'check_violation', constraint = 'coupon_uses_given_back_with_the_order';
  end if;
  return null;
end $$;
create constraint trigger coupon_uses_given_back_with_the_order after insert or update on coupon_uses
  deferrable initially deferred
  for each row when (new.given_back_at is not null) execute function coupon_uses_look_at_order();
