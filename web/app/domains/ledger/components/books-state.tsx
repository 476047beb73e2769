import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { formatWhen } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { toastFailure } from '~/ui/toast.tsx'
import { checkNow, type TrialBalance } from '../api.ts'
import { formatExact } from '../words.ts'
import classes from './ledger.module.css'

/** Whether the books balance, by the latest check. */
export function BooksState({ check, totalPaise }: Pick<TrialBalance, 'check' | 'totalPaise'>) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const checking = useMutation({
    mutationFn: () => checkNow(api),
    onSuccess: () => refreshBackOffice(client),
    onError: (error) => toastFailure(problemText(error, t)),
  })
  const sound = totalPaise === 0 && (check === null || (check.totalPaise === 0 && check.drift.length === 0))
  return (
    <div className={classes.state} data-sound={sound} role={sound ? 'status' : 'alert'}>
      <Icon name={sound ? 'scale' : 'alert-circle'} />
      <p>
        <strong>{sound ? t('The ledger balances.') : t('The ledger does not balance.')}</strong>{' '}
        {check
          ? t('{entries} entries, checked {when}.', {
              entries: formatCount(check.entries),
              when: formatWhen(check.at, new Date(), t),
            })
          : sound && t('Every transaction sums to zero. The hourly check has not run yet.')}{' '}
        {sound && check && t('Wallet balances match the ledger.')}
        {check && check.drift.length > 0 && (
          <span className={classes.small}>
            {check.drift.slice(0, 5).map(({ what, id, expectedPaise, foundPaise }) => (
              <span key={`${what} ${id}`}>
                {t('{what} {id}: {expected} by the entries, {found} found.', {
                  ...{ what, id, expected: formatExact(expectedPaise) },
                  found: foundPaise === null ? '–' : formatExact(foundPaise),
                })}{' '}
              </span>
            ))}
          </span>
        )}
      </p>
      <Button variant="default" size="sm" loading={checking.isPending} onClick={() => checking.mutate()}>
        {t('Check now')}
      </Button>
    </div>
  )
}
