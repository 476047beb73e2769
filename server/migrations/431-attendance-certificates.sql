-- The random code of a certificate of attendance, made when the certificate is first asked for: whoever has it can check it.
alter table workshop_tickets
  add column certificate_code text constraint workshop_tickets_certificate_code_unique unique;
