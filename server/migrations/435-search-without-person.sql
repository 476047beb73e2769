-- Lists of staff search people who may be missing: a review of the demo has no customer, an open question no expert.
create or replace function account_words(name text, mobile text, email text) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('simple', translate(name || ' ' || coalesce(email, ''), '@._-+''&/', '        '))
    || case when coalesce(mobile, '') = '' then ''::tsvector
            else array_to_tsvector(array[mobile, '~' || reverse(mobile)]) end;
