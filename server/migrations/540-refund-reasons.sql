-- Reasons that staff choose for a refund; the customer reads them.
alter table refunds
  drop constraint refunds_reason_code_known,
  add constraint refunds_reason_code_known check (reason_code in (
    'not_needed', 'time_unsuitable', 'booked_by_mistake', 'found_elsewhere', 'other',
    'unwell', 'emergency', 'time_clash', 'outside_expertise', 'refunded_in_full',
    'cancelled_by_customer', 'cancelled_by_consultant', 'cancelled_by_platform',
    'session_missed', 'refunded_by_staff', 'not_available', 'paid_already', 'slot_taken', 'time_passed', 'customer_busy',
    'answer_overdue', 'nobody_accepted', 'follow_up_late', 'package_ended', 'goods_returned',
    'consultant_network', 'session_cut_short', 'answer_unfit', 'not_as_described', 'technical_fault', 'charged_twice',
    'goodwill'));
