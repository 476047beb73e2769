import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RATE_NAMES } from '#contract/settings/rate-names.ts'
import { type Rate, ratesQuery, takeBackRate } from '~/domains/settings/admin/rates/api.ts'
import { RateDialog } from '~/domains/settings/admin/rates/rate-dialog.tsx'
import { rateHints, rateStatuses, standardRate } from '~/domains/settings/admin/rates/words.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatRate } from '~/lib/percent.ts'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Panel } from '~/ui/panel.tsx'
import { RowList } from '~/ui/row-list.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { toast } from '~/ui/toast.tsx'
import classes from './rates.module.css'

export const meta = page((t) => ({
  title: t('Rates'),
  description: t('Tax and commission rates by date.'),
  private: true,
}))

export default function Rates() {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const answer = useQuery(ratesQuery(api))
  const [setting, setSetting] = useState<Rate['kind']>()
  const [withdrawing, setWithdrawing] = useState<Rate>()
  const { data } = answer
  return (
    <>
      <PageHead title={t('Rates')}>{t('Each rate applies from its date. Earlier sales keep their old rate.')}</PageHead>
      {answer.error && !data && <LoadFailed retry={() => answer.refetch()} />}
      {!data && !answer.error && <SkeletonLines lines={8} />}
      <div className={classes.grid}>
        {data &&
          (Object.keys(rateHints) as Rate['kind'][]).map((kind) => (
            <Panel
              key={kind}
              title={RATE_NAMES[kind][t.language]}
              flush
              action={
                <Button variant="default" size="sm" onClick={() => setSetting(kind)}>
                  {t('New rate')}
                  <span className="pm-visually-hidden"> {RATE_NAMES[kind][t.language]}</span>
                </Button>
              }
            >
              <p className={classes.hint}>{t(rateHints[kind])}</p>
              <RowList
                empty={t(standardRate)}
                rows={data.rates
                  .filter((rate) => rate.kind === kind)
                  .map((rate) => ({
                    key: rate.fromOn,
                    title: <strong className="pm-num">{formatRate(rate.rateBp)}</strong>,
                    meta: [
                      t('from {day}', { day: formatDate(rate.fromOn, t) }),
                      rate.taxCode && `SAC ${rate.taxCode}`,
                      rate.setBy,
                      rate.reason,
                    ]
                      .filter(Boolean)
                      .join(' · '),
                    end: (
                      <span className={classes.end}>
                        {rate.status === 'coming' && (
                          <Button variant="subtle" color="madder" size="sm" onClick={() => setWithdrawing(rate)}>
                            {t('Remove')}
                          </Button>
                        )}
                        <Badge color={rateStatuses[rate.status].color}>{t(rateStatuses[rate.status].word)}</Badge>
                      </span>
                    ),
                  }))}
              />
            </Panel>
          ))}
      </div>
      {setting && data && <RateDialog kind={setting} today={data.today} close={() => setSetting(undefined)} />}
      {withdrawing && (
        <ActDialog
          title={t('Remove {rate}?', { rate: formatRate(withdrawing.rateBp) })}
          act={t('Remove')}
          destructive
          onClose={() => setWithdrawing(undefined)}
          send={(reason) => takeBackRate(api, { kind: withdrawing.kind, fromOn: withdrawing.fromOn, reason })}
          onDone={({ message }) => {
            void toast(t(message))
            void refreshBackOffice(client)
          }}
        >
          {t('The previous rate continues.')}
        </ActDialog>
      )}
    </>
  )
}
