import { useT } from '~/lib/i18n/react.tsx'
import { SearchForm } from '~/ui/search-form.tsx'
import { type CourseFilter, SHORT_HOURS } from './list-query.ts'

export function ListForm({ filter }: { filter: CourseFilter }) {
  const t = useT()
  return (
    <SearchForm
      label={t('Courses')}
      placeholder={t('Search courses')}
      filter={filter}
      orders={[
        { value: 'popular', label: t('Most popular first') },
        { value: 'newest', label: t('Newest first|of courses') },
        { value: 'cheapest', label: t('Lowest price first') },
        { value: 'shortest', label: t('Shortest first') },
      ]}
    >
      {filter.sector && <input type="hidden" name="sector" value={filter.sector} />}
      {filter.isHindi && <input type="hidden" name="language" value="hi" />}
      {filter.isShort && <input type="hidden" name="maxHours" value={SHORT_HOURS} />}
    </SearchForm>
  )
}
