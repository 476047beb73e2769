-- What a member of staff may do. Those who are staff today keep all rights.
alter table accounts add column staff_role text;
update accounts set staff_role = 'owner' where type = 'admin';
alter table accounts
  add constraint accounts_staff_role check (staff_role in ('owner', 'operations', 'finance', 'content', 'support')),
  add constraint accounts_staff_role_of_staff check ((type = 'admin') = (staff_role is not null));
