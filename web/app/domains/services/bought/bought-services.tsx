import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PagedList } from '~/ui/paged-list/paged-list.tsx'
import { useListAddress } from '~/ui/paged-list/use-list-address.ts'
import { boughtServicesQuery } from './api.ts'
import { BoughtService } from './bought-service.tsx'
import classes from './bought-services.module.css'

/** The services a customer has bought, newest first. */
export function BoughtServices({ orderPath }: { orderPath: (id: number) => string }) {
  const t = useT()
  const address = useListAddress()
  const answer = useQuery({
    ...boughtServicesQuery(useApi(), address.page, address.search),
    placeholderData: keepPreviousData,
  })
  return (
    <PagedList
      title={t('Your services')}
      searchLabel={t('Search')}
      address={address}
      answer={answer}
      clear={() => address.set({ search: '' })}
      empty={
        <EmptyState
          drawing="box"
          tint="e"
          title={t('No services ordered')}
          actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
        >
          {t(
            'A service is work with a fixed scope, a project report for example. Its steps and files will stand here.',
          )}
        </EmptyState>
      }
    >
      {(rows) => (
        <ul className={classes.list}>
          {rows.map((service) => (
            <BoughtService key={service.id} service={service} orderPath={orderPath(service.orderId)} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
