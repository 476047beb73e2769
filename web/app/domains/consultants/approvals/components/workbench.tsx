import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { decideApplicant } from '#contract/consultants/approvals.ts'
import { formatDate, formatWhen } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { languageNames } from '~/lib/languages.ts'
import { useMayUse } from '~/lib/may-use.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Alert } from '~/ui/operated/alert.tsx'
import { RowList } from '~/ui/row-list.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { Portrait } from '../../components/portrait.tsx'
import { type Applicant, applicantQuery, seenPapersQuery } from '../api.ts'
import { approvalWords } from '../words.ts'
import { ApplicantFacts } from './applicant-facts.tsx'
import { ApprovalBadge } from './approval-badge.tsx'
import { DecideForm } from './decide-form.tsx'
import classes from './workbench.module.css'

interface WorkbenchProps {
  id: number
  /** The submitted documents, beside the checklist. */
  papers: ReactNode
  onDecided: () => void
}

/** One applicant: facts to compare with the documents, the profile as customers see it, the decision. */
export function Workbench({ id, papers, onDecided }: WorkbenchProps) {
  const t = useT()
  const api = useApi()
  const { data, error } = useQuery(applicantQuery(api, id))
  const seenPapers = useQuery(seenPapersQuery(api, id)).data
  const mayDecide = useMayUse()<typeof decideApplicant>('POST /api/web/v1/admin/consultants/{id}/decisions')
  if (error && !data) return <Alert color="madder">{problemText(error, t)}</Alert>
  if (!data) return <SkeletonLines lines={10} />
  const { applicant } = data
  return (
    <section className={classes.bench} aria-labelledby="applicant">
      <header className={classes.head}>
        <Portrait id={applicant.id} picture={applicant.thumbnail} width={84} early />
        <div className={classes.who}>
          <h2 id="applicant" lang={t.lang(applicant.name)}>
            {applicant.name}
          </h2>
          <p lang={applicant.headline ? t.lang(applicant.headline) : undefined}>
            {applicant.headline || t('No headline yet')}
          </p>
          <p className={classes.meta}>
            {[
              applicant.city,
              t.count(applicant.experienceYears, '{count} yr', '{count} yrs'),
              applicant.approvalChangedAt && formatDate(applicant.approvalChangedAt, t),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <ApprovalBadge approval={applicant.approval} />
      </header>
      <div className={classes.columns}>
        <div className={classes.part}>
          <h3>{t('Documents')}</h3>
          {papers}
          <h3>{t('Details')}</h3>
          <ApplicantFacts applicant={applicant} />
          <h3>{t('Past decisions')}</h3>
          <History applicant={applicant} />
        </div>
        <div className={classes.part}>
          <h3>{t('Profile as customers see it')}</h3>
          <AsSeen applicant={applicant} />
          {mayDecide && (
            <DecideForm key={applicant.id} applicant={applicant} papers={seenPapers} onDecided={onDecided} />
          )}
        </div>
      </div>
    </section>
  )
}

function AsSeen({ applicant }: { applicant: Applicant }) {
  const t = useT()
  return (
    <article className={classes.seen}>
      <strong lang={t.lang(applicant.headline)}>{applicant.headline}</strong>
      {applicant.headlineHindi && <span lang="hi">{applicant.headlineHindi}</span>}
      <p lang={t.lang(applicant.about)}>{applicant.about}</p>
      {applicant.procedure && <p lang={t.lang(applicant.procedure)}>{applicant.procedure}</p>}
      <p className={classes.meta}>{languageNames(applicant.languages, t.language)}</p>
      <p className={classes.meta}>{applicant.industries.map((one) => titleOf(one, t.language)).join(', ')}</p>
      {applicant.videos.map(({ title, url }) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          {title}
        </a>
      ))}
    </article>
  )
}

/** Who decided what, when and why. */
export function History({ applicant: { decisions } }: { applicant: Applicant }) {
  const t = useT()
  const now = new Date()
  const rows = decisions.map(({ id, before, after, decidedAt, decidedBy, note, checklist }) => ({
    key: id,
    icon: 'history' as const,
    title: `${t(approvalWords[before])} → ${t(approvalWords[after])}`,
    meta: [
      `${decidedBy}, ${formatWhen(decidedAt, now, t)}`,
      note,
      checklist.length > 0 && t.count(checklist.length, '{count} check', '{count} checks'),
    ]
      .filter(Boolean)
      .join(' · '),
  }))
  return <RowList rows={rows} empty={t('None yet.')} />
}
