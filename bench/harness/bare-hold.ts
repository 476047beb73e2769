/**
 * The rows of a hold in one statement, in the tables of the app: the caller's mark of this hour, the booking, the time
 * it takes, and its event. Values: customer, consultant, start, now, a random number.
 */
export const SAME_ROWS = {
  text: `
    with mark as (
      insert into call_marks (key, marks, stale_at)
      values ('POST /bare ' || $1::bigint, array[$4::timestamptz], $4::timestamptz + interval '1 hour')
      on conflict (key) do update set marks = excluded.marks || call_marks.marks[:119], stale_at = excluded.stale_at
    ), held as (
      insert into bookings (number, room, customer_id, consultant_id, mode, minutes, during, state, held_until, price_paise,
        created_at, changed_at)
      select 'PM-26-' || lpad(next, greatest(5, length(next)), '0'), $5, $1::bigint, $2::bigint, 'video', 30,
        tstzrange($3::timestamptz, $3::timestamptz + interval '30 minutes'), 'held', $4::timestamptz + interval '10 minutes',
        100000, $4::timestamptz, $4::timestamptz
      from (select nextval('booking_numbers')::text as next) as drawn
      returning id, number, room, during, held_until, price_paise
    ), taken as (
      insert into busy_times (consultant_id, booking_id, kind, during, blocked, lapses_at)
      select $2, id, 'hold', during, during, held_until from held
    ), event as (
      insert into booking_events (booking_id, at, kind, from_state, to_state, by_id, by_role, reason, data)
      select id, $4, 'held', null, 'held', $1, 'customer', '', '{}' from held
    )
    select id, number, room, lower(during) as "startsAt", upper(during) as "endsAt", held_until as "heldUntil",
      price_paise as "pricePaise" from held`,
}
