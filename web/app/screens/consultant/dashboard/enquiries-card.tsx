import { useQuery } from '@tanstack/react-query'
import { deskEnquiriesQuery } from '~/domains/enquiries/desk/api.ts'
import { titleOf } from '~/domains/enquiries/states/words.ts'
import { formatWhen } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Panel } from '~/ui/panel.tsx'
import { RowList } from '~/ui/row-list.tsx'
import classes from './cards.module.css'

const SHOWN = 3

/** The latest enquiries without a reply. */
export function EnquiriesCard() {
  const t = useT()
  const { data } = useQuery(deskEnquiriesQuery(useApi(), { state: 'new', limit: SHOWN }))
  return (
    <Panel title={t('New enquiries')} flush action={<LocalLink to="/enquiry">{t('All enquiries')}</LocalLink>}>
      {data && data.data.length > 0 ? (
        <RowList
          empty=""
          rows={data.data.map(({ id, remarks, name, city, createdAt }) => ({
            key: id,
            title: (
              <LocalLink to={`/enquiry?enquiry=${id}`}>
                {titleOf(remarks) ?? t('Question from {name}', { name })}
              </LocalLink>
            ),
            meta: `${[name, city].filter(Boolean).join(', ')} · ${formatWhen(createdAt, new Date(), t)}`,
          }))}
        />
      ) : (
        <p className={classes.none}>
          <strong>{t('No new enquiries')}</strong>
          {t('Messages sent from your profile appear here, and you can reply.')}
        </p>
      )}
    </Panel>
  )
}
