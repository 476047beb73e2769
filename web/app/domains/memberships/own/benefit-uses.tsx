import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { benefitUsesQuery } from '../api.ts'
import classes from './own.module.css'

/** The benefits that were used, newest first. */
export function BenefitUses({ orderPath }: { orderPath: (orderId: number) => string }) {
  const t = useT()
  const [page, setPage] = useState(1)
  const answer = useQuery({ ...benefitUsesQuery(useApi(), page), placeholderData: keepPreviousData })
  const rows = answer.data?.data ?? []
  const pages = Math.ceil((answer.data?.count ?? 0) / (answer.data?.limit ?? 1))
  return (
    <div className={classes.uses}>
      <Panel title={t('Benefits used')} flush={rows.length > 0}>
        {answer.isLoading && <SkeletonLines />}
        {answer.isError && <LoadFailed retry={answer.refetch} />}
        {answer.isSuccess && rows.length === 0 && (
          <p>{t('Nothing used yet. Benefits apply automatically when you pay.')}</p>
        )}
        <ul>
          {rows.map(({ id, at, orderId, benefit_english, benefit_hindi, paise, ...line }) => (
            <li key={id}>
              <LocalLink to={orderPath(orderId)}>{titleOf(line, t.language)}</LocalLink>
              <strong className="pm-num">{formatPaise(paise)}</strong>
              <span>{formatDate(at, t)}</span>
              <span>{titleOf({ title_english: benefit_english, title_hindi: benefit_hindi }, t.language)}</span>
            </li>
          ))}
        </ul>
      </Panel>
      {pages > 1 && (
        <div className={classes.pager}>
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('Newer|benefits')}
          </Button>
          <span>{t('Page {page} of {pages}', { page, pages })}</span>
          <Button variant="default" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {t('Older|benefits')}
          </Button>
        </div>
      )}
    </div>
  )
}
