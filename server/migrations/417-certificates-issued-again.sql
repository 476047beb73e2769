-- A certificate that staff revoke is not issued again unless they allow it, for example with a corrected name.
alter table certificates add column may_be_issued_again boolean not null default false;
