import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { formatDate } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Button } from '~/ui/operated/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { RowList } from '~/ui/row-list.tsx'
import { type BoughtLearning, boughtLearningQuery } from '../api.ts'
import { programmeTitle } from '../words.ts'

const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog }))

/** What was bought, and a refund where it is still possible. */
export function BoughtCourses({ orderPath }: { orderPath: (id: number) => string }) {
  const t = useT()
  const rows = useQuery(boughtLearningQuery(useApi())).data?.data ?? []
  const [refunding, setRefunding] = useState<BoughtLearning>()
  if (rows.length === 0) return null
  return (
    <Panel title={t('Orders and refunds')} flush>
      <RowList
        empty=""
        rows={rows.map((row) => ({
          key: row.lineId,
          icon: row.kind === 'course' ? ('school' as const) : ('certificate' as const),
          title: <LocalLink to={orderPath(row.orderId)}>{nameOf(row, t)}</LocalLink>,
          meta: [formatDate(row.boughtAt, t), priceOf(row, t), stateOf(row, t)].join(' · '),
          end: row.refundObstacle === null && (
            <Button variant="default" onClick={() => setRefunding(row)}>
              {row.paidPaise === 0 ? t('Give it back|a free course') : t('Get a refund')}
              <span className="pm-visually-hidden">: {nameOf(row, t)}</span>
            </Button>
          ),
        }))}
      />
      {refunding && (
        <Suspense fallback={null}>
          <RefundDialog bought={refunding} name={nameOf(refunding, t)} onClose={() => setRefunding(undefined)} />
        </Suspense>
      )}
    </Panel>
  )
}

const nameOf = (row: BoughtLearning, t: Translate) =>
  row.kind === 'course' ? titleOf(row, t.language) : programmeTitle(row, t)

const priceOf = ({ paidPaise }: BoughtLearning, t: Translate) =>
  paidPaise === 0 ? t('Free|of charge') : formatPaise(paidPaise)

function stateOf({ refundObstacle, refundUntil, paidPaise }: BoughtLearning, t: Translate) {
  const day = formatDate(refundUntil, t)
  const words = {
    too_late: t('Refund was possible until {day}', { day }),
    watched: t('No refund: too much was watched'),
    quiz_passed: t('No refund: a quiz was passed'),
    credited: t('Credited to a larger programme'),
    refunded: t('Refunded'),
  }
  if (refundObstacle !== null) return words[refundObstacle]
  return paidPaise === 0 ? t('Can be given back until {day}', { day }) : t('Refund possible until {day}', { day })
}
