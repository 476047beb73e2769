-- Reasons that are chosen from a list or given by the system are stored as codes, so that everyone reads them in their own language.
-- What people write themselves, and everything stored before, stays in "reason" as it was written.
alter table booking_events
  add column reason_code text constraint booking_events_reason_code_known check (reason_code in (
    'not_needed', 'time_unsuitable', 'booked_by_mistake', 'found_elsewhere', 'other',
    'unwell', 'emergency', 'time_clash', 'outside_expertise', 'refunded_in_full'));

alter table refunds
  add column reason_code text constraint refunds_reason_code_known check (reason_code in (
    'not_needed', 'time_unsuitable', 'booked_by_mistake', 'found_elsewhere', 'other',
    'unwell', 'emergency', 'time_clash', 'outside_expertise', 'refunded_in_full',
    'cancelled_by_customer', 'cancelled_by_consultant', 'cancelled_by_platform',
    'session_missed', 'refunded_by_staff', 'not_available')),
  drop constraint refunds_say_why,
  add constraint refunds_say_why check (length(reason) <= 1000 and (reason <> '' or reason_code is not null));
