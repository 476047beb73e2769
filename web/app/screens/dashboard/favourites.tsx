import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { ConsultantRow } from '~/domains/consultants/components/listing/consultant-row.tsx'
import { ListingPager } from '~/domains/consultants/components/listing/listing-pager.tsx'
import { RowSkeleton } from '~/domains/consultants/components/listing/row-skeleton.tsx'
import { noFilters, readFilters } from '~/domains/consultants/listing/filters.ts'
import { favouritesQuery } from '~/domains/favourites/api.ts'
import { Heart } from '~/features/favourites/heart.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import classes from '../consultants/list.module.css'

export const meta = page((t) => ({
  title: t('Favourites'),
  description: t('Your saved consultants.'),
  private: true,
}))

export default function Favourites() {
  const t = useT()
  const signedIn = useAuth((state) => state.auth?.type === 'user')
  const at = readFilters(useSearchParams()[0]).page
  const answer = useQuery({ ...favouritesQuery(useApi(), at), enabled: signedIn, placeholderData: keepPreviousData })
  const rows = answer.data?.data ?? []
  return (
    <>
      <PageHead title={t('Favourites')}>{t('Your saved consultants.')}</PageHead>
      {answer.isLoading && <RowSkeleton />}
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {answer.isSuccess && rows.length === 0 && (
        <EmptyState
          drawing="people"
          tint="c"
          title={t('No favourites yet')}
          actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
        >
          {t('Tap the heart on a card or profile to save a consultant here.')}
        </EmptyState>
      )}
      {rows.length > 0 && answer.data && (
        <>
          <ul className={classes.rows}>
            {rows.map((consultant) => (
              <li key={consultant.id}>
                <ConsultantRow
                  consultant={consultant}
                  corner={<Heart consultantId={consultant.id} name={consultant.name} />}
                />
              </li>
            ))}
          </ul>
          <ListingPager filters={noFilters} listing={{ ...answer.data, countIsExact: true }} />
        </>
      )}
    </>
  )
}
