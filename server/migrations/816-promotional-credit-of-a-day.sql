-- Promotional credit needs no second person, so what one member of staff gives in a day is limited.
create table promotional_credits (
  movement_id bigint primary key references ledger_movements,
  given_by bigint not null references accounts,
  given_at timestamptz not null,
  paise bigint not null constraint promotional_credits_give_something check (paise > 0)
);
create index promotional_credits_by_giver on promotional_credits (given_by, given_at);

-- The lock makes concurrent grants by one person count each other.
create function promotional_credits_within_a_day() returns trigger language plpgsql as $$
begin
  perform from accounts where id = new.given_by for no key update;
  if new.paise + coalesce((
    select sum(paise) from promotional_credits
    where given_by = new.given_by and given_at > new.given_at - interval '24 hours'), 0) > 1000000 then
    raise exception 'account % gives too much promotional credit in a day', new.given_by
      using errcode = 'check_violation', constraint = 'promotional_credits_within_a_day';
  end if;
  return new;
end $$;

create trigger promotional_credits_within_a_day before insert on promotional_credits for each row
  execute function promotional_credits_within_a_day();
