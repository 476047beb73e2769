import { useT } from '~/lib/i18n/react.tsx'
import { SearchForm } from '~/ui/search-form.tsx'
import type { ProductFilter } from './list-query.ts'

export function ListForm({ filter }: { filter: ProductFilter }) {
  const t = useT()
  return (
    <SearchForm
      label={t('Products')}
      placeholder={t('Search products')}
      filter={filter}
      orders={[
        { value: 'newest', label: t('Newest first|of products') },
        { value: 'popular', label: t('Most popular first') },
        { value: 'cheapest', label: t('Lowest price first') },
      ]}
    />
  )
}
