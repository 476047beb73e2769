import { Form, useSearchParams } from 'react-router'
import { SearchField } from '~/domains/catalogue/search/search-field.tsx'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import classes from './search-box.module.css'

/** Searches industries and consultants; the slash key focuses it from anywhere. */
export function SearchBox() {
  const t = useT()
  const [query] = useSearchParams()
  return (
    <Form role="search" method="get" action={localPath('/consultants', t.language)} className={classes.box}>
      <SearchField
        label={t('Search consultants')}
        placeholder={t('Search an industry, problem or consultant')}
        defaultValue={query.get('search') ?? ''}
        results="floating"
        focusKey="/"
      />
    </Form>
  )
}
