import { useT } from '~/lib/i18n/react.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { SearchForm } from '~/ui/search-form.tsx'
import type { ListQuery } from '../list-query.ts'
import classes from './list-form.module.css'

export function ListForm({ filter }: { filter: ListQuery }) {
  const t = useT()
  return (
    <SearchForm
      label={t('Recorded talks')}
      placeholder={t('Title or speaker')}
      filter={filter}
      orders={[
        { value: 'newest', label: t('Newest first') },
        { value: 'most_viewed', label: t('Most viewed first') },
      ]}
      className={classes.form}
    >
      <PlainButton type="submit" variant="outline">
        {t('Search')}
      </PlainButton>
    </SearchForm>
  )
}
