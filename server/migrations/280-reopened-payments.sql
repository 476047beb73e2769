-- When a payment that had failed or was cancelled was last reopened: failures of earlier attempts do not end the new one.
alter table payments add column reopened_at timestamptz;
