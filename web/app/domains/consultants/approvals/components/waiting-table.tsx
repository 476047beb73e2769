import { lazy, Suspense, useState } from 'react'
import type { decideApplicant } from '#contract/consultants/approvals.ts'
import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useMayUse } from '~/lib/may-use.tsx'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Portrait } from '../../components/portrait.tsx'
import type { ApplicantRow } from '../api.ts'
import classes from './waiting-table.module.css'

const ApproveDialog = lazy(async () => ({ default: (await import('./approve-dialog.tsx')).ApproveDialog }))

/** Those who have waited longest, to open or approve in place. */
export function WaitingTable({ applicants }: { applicants: readonly ApplicantRow[] }) {
  const t = useT()
  const [approving, setApproving] = useState<ApplicantRow>()
  const mayDecide = useMayUse()<typeof decideApplicant>('POST /api/web/v1/admin/consultants/{id}/decisions')
  return (
    <>
      <table className={classes.table}>
        <caption className="pm-visually-hidden">{t('Consultants awaiting approval')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Applicant')}</th>
            <th scope="col">{t('Sector')}</th>
            <th scope="col">{t('Applied')}</th>
            <th scope="col">{t('Check|of an application')}</th>
            <th scope="col">{t('Decision')}</th>
          </tr>
        </thead>
        <tbody>
          {applicants.map((applicant) => (
            <Row
              key={applicant.id}
              applicant={applicant}
              approve={mayDecide ? () => setApproving(applicant) : undefined}
            />
          ))}
        </tbody>
      </table>
      {approving && (
        <Suspense fallback={null}>
          <ApproveDialog applicant={approving} close={() => setApproving(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function Row({ applicant, approve }: { applicant: ApplicantRow; approve: (() => void) | undefined }) {
  const t = useT()
  const { id, name, thumbnail, city, experienceYears, sector, since, ready } = applicant
  const title = sector ? titleOf(sector, t.language) : t('No industry chosen')
  const years = experienceYears > 0 && t.count(experienceYears, '{count} yr', '{count} yrs')
  return (
    <tr>
      <th scope="row" className={classes.who}>
        <Portrait id={id} picture={thumbnail} width={40} />
        <span>
          <strong lang={t.lang(name)}>{name}</strong>
          <span className={classes.meta}>
            <span className={classes.narrow}>{title}</span>
            {city && <span>{city}</span>}
            {years && <span>{years}</span>}
          </span>
        </span>
      </th>
      <td className={classes.wide}>{title}</td>
      <td className={`${classes.wide} pm-num`}>{formatDate(since, t)}</td>
      <td>
        <Badge component="span" color={ready ? 'leaf' : 'marigold'}>
          {ready ? t('Ready|to be approved') : t('Missing')}
        </Badge>
        {!ready && (
          <small id={`missing-${id}`} className={classes.why}>
            {t('Open it to see what is missing.')}
          </small>
        )}
      </td>
      <td className={classes.acts}>
        <span>
          <ButtonLink to={`/admin/approvals?applicant=${id}`} variant="outline" aria-label={t('Open {name}', { name })}>
            {t('Open|to look at')}
          </ButtonLink>
          {approve && (
            <Button
              disabled={!ready}
              onClick={approve}
              aria-label={t('Approve {name}', { name })}
              {...(!ready && { 'aria-describedby': `missing-${id}` })}
            >
              {t('Approve')}
            </Button>
          )}
        </span>
      </td>
    </tr>
  )
}
