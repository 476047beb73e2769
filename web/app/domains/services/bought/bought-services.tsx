import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { SearchedList } from '~/ui/operated/paged-list/searched-list.tsx'
import { boughtServicesQuery } from './api.ts'
import { BoughtService } from './bought-service.tsx'
import classes from './bought-services.module.css'

/** The services a customer has bought, newest first. */
export function BoughtServices({ orderPath }: { orderPath: (id: number) => string }) {
  const t = useT()
  const api = useApi()
  return (
    <SearchedList
      title={t('Your services')}
      query={(input) => boughtServicesQuery(api, input)}
      empty={
        <EmptyState
          drawing="box"
          tint="e"
          title={t('No services yet')}
          actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
        >
          {t('A service is fixed-price work such as a project report. Its status and files will appear here.')}
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
    </SearchedList>
  )
}
