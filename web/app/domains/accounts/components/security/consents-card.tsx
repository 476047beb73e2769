import { useQuery } from '@tanstack/react-query'
import { formatDate } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { consentsQuery } from '../../api.ts'
import { Row } from './row.tsx'
import classes from './security.module.css'

/** Which terms and privacy notice were accepted, and when. */
export function ConsentsCard() {
  const t = useT()
  const { data } = useQuery(consentsQuery(useApi()))
  const documents = {
    terms: { title: t('Terms and conditions'), path: '/term-conditions' },
    privacy: { title: t('Privacy policy'), path: '/privacy' },
  }
  if (!data?.consents.length) return null
  return (
    <section className={classes.card} aria-label={t('Your consents')}>
      <ul className={classes.rows}>
        {data.consents.map(({ document, version, agreedAt }) => (
          <Row
            key={`${document} ${version}`}
            icon="shield-check"
            title={documents[document].title}
            meta={t('Version {version}, agreed on {date}', { version, date: formatDate(agreedAt, t) })}
            action={
              <LocalLink to={documents[document].path} className={classes.link}>
                {t('Read')}
              </LocalLink>
            }
          />
        ))}
      </ul>
    </section>
  )
}
