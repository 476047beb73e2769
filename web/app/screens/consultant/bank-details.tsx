import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useAuth } from '~/domains/accounts/state.ts'
import {
  addAccount,
  BANK_DETAILS,
  bankDetailsQuery,
  type BankDetails as Details,
  removeAccount,
  saveTax,
} from '~/domains/payouts/api.ts'
import { AccountForm } from '~/domains/payouts/components/account-form.tsx'
import { AccountList } from '~/domains/payouts/components/account-list.tsx'
import { TaxNumbers } from '~/domains/payouts/components/tax-numbers.tsx'
import type { Envelope } from '~/lib/api.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { ConfirmWithOtp } from './confirm-with-otp.tsx'
import classes from './money.module.css'

export const meta = page((t) => ({
  title: t('Bank details'),
  description: t('Bank account for your earnings.'),
  private: true,
}))

/** Polling interval while the bank is verifying. */
const LOOK_AGAIN_MS = 4_000

interface Wanted {
  title: string
  what: ReactNode
  send: (otp: string) => Promise<Envelope<Details>>
  done?: () => void
  mark?: (errors: Record<string, string>) => void
}

export default function BankDetails() {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const person = useAuth(({ auth }) => auth)
  const [wanted, setWanted] = useState<Wanted>()
  const { data, isError, refetch } = useQuery({
    ...bankDetailsQuery(api),
    refetchInterval: ({ state }) =>
      state.data?.accounts.some((account) => account.state === 'checking') ? LOOK_AGAIN_MS : false,
  })
  return (
    <>
      <PageHead title={t('Bank details')}>{t('Payouts go only to an account in your own name.')}</PageHead>
      {isError && !data && <LoadFailed retry={refetch} />}
      {!data && !isError && <SkeletonLines lines={10} />}
      {data && person && (
        <div className={classes.top}>
          <div className={classes.column}>
            <AccountList
              details={data}
              onRemove={({ id, ending }) =>
                setWanted({
                  title: t('Remove the account ending {ending}?', { ending }),
                  what: t('No more payouts will go to it.'),
                  send: (otp) => removeAccount(api, { id, otp }),
                })
              }
            />
            <TaxNumbers
              details={data}
              onReady={(numbers, mark) =>
                setWanted({
                  title: t('Save your tax number'),
                  what: t('It is stored encrypted. Only its first and last characters are shown.'),
                  send: (otp) => saveTax(api, { ...numbers, otp }),
                  mark,
                })
              }
            />
          </div>
          <AccountForm
            name={person.name}
            onReady={(account, { done, mark }) =>
              setWanted({
                title: t('Add the account ending {ending}?', { ending: account.number.slice(-4) }),
                what: t('For your safety, withdrawals are paused for {hours} hours after this.', {
                  hours: data.lockHours,
                }),
                send: (otp) => addAccount(api, { ...account, otp }),
                ...{ done, mark },
              })
            }
          />
        </div>
      )}
      {wanted && person && (
        <ConfirmWithOtp
          title={wanted.title}
          mobile={person.mobile}
          send={wanted.send}
          onFieldErrors={wanted.mark}
          onClose={() => setWanted(undefined)}
          onDone={(details) => {
            client.setQueryData([BANK_DETAILS, {}], details)
            wanted.done?.()
          }}
        >
          {wanted.what}
        </ConfirmWithOtp>
      )}
    </>
  )
}
