-- The address that a customer's orders are sent to unless they choose another one.
alter table addresses add is_default boolean not null default false;
update addresses set is_default = true where id in (select max(id) from addresses group by account_id);
create unique index addresses_one_default on addresses (account_id) where is_default;
