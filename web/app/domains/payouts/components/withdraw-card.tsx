import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { FormCard } from '~/ui/form-card.tsx'
import { Icon } from '~/ui/icon.tsx'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { PayButton } from '~/ui/operated/pay-button.tsx'
import { RupeesInput } from '~/ui/operated/rupees-input.tsx'
import { toast } from '~/ui/toast.tsx'
import { type WithdrawalPage, withdraw } from '../api.ts'
import { kindWords } from '../words.ts'
import classes from './withdraw-card.module.css'

interface WithdrawCardProps {
  money: WithdrawalPage
  onAsked: () => void
}

/** Amount, account, and a confirmation before the withdrawal is requested. */
export function WithdrawCard({ money, onAsked }: WithdrawCardProps) {
  const t = useT()
  const api = useApi()
  const keys = useIdempotencyKey()
  const verified = money.accounts.filter(({ state }) => state === 'verified')
  const wholeRupees = Math.floor(money.readyPaise / 100)
  const [typed, setTyped] = useState(wholeRupees > 0 ? String(wholeRupees) : '')
  const [confirming, setConfirming] = useState(false)
  const [accountId, setAccountId] = useState(verified.at(-1)?.id)
  const account = verified.find(({ id }) => id === accountId) ?? verified.at(-1)
  const amountPaise = Number(typed) * 100
  const asking = useMutation({
    mutationFn: (input: { amountPaise: number; bankAccountId: number }) => withdraw(api, input, keys.keyFor(input)),
    onSuccess: ({ message }) => {
      keys.done()
      setTyped('')
      void toast(t(message))
      onAsked()
    },
    onSettled: () => setConfirming(false),
  })
  const tooMuch = amountPaise > money.readyPaise
  const wrong = tooMuch
    ? t('Only {amount} is available.', { amount: formatPaise(money.readyPaise) })
    : asking.error
      ? problemText(asking.error, t)
      : undefined
  const why = whyNot(money, typed, t)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (account && !tooMuch && !why) setConfirming(true)
  }
  return (
    <FormCard title={t('Withdraw to bank')} onSubmit={submit}>
      {!account && <NoAccount any={money.accounts.length > 0} />}
      {account && (
        <>
          <RupeesInput
            label={t('Amount')}
            whole
            size="lg"
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            description={t('Minimum {amount}', { amount: formatPaise(money.minimumPaise) })}
            value={typed}
            onChange={(rupees) => {
              asking.reset()
              setTyped(rupees)
            }}
            error={wrong}
          />
          {verified.length > 1 ? (
            <NativeSelect
              label={t('To|an account')}
              value={String(account.id)}
              onChange={(event) => setAccountId(Number(event.currentTarget.value))}
              data={verified.map(({ id, bank, ending }) => ({ value: String(id), label: `${bank} ···· ${ending}` }))}
            />
          ) : (
            <div className={classes.account}>
              <Icon name="building-bank" size={24} />
              <p>
                <strong className="pm-num">
                  {t(kindWords[account.kind])} ···· {account.ending}
                </strong>
                <span>{t('{holder}, verified', { holder: account.holder })}</span>
              </p>
              <LocalLink to="/bank-details">{t('Change')}</LocalLink>
            </div>
          )}
          {money.lockedUntil && (
            <p className={classes.locked}>
              <Icon name="lock" size={18} />
              {t('Paused until {day}, {time}, because your account changed.', {
                day: formatDate(money.lockedUntil, t),
                time: formatTime(money.lockedUntil, t),
              })}
            </p>
          )}
          <PayButton
            type="submit"
            size="lg"
            fullWidth
            disabled={tooMuch || why !== undefined}
            aria-describedby="withdraw-why"
            loading={asking.isPending}
          >
            {amountPaise > 0 ? t('Withdraw {amount}', { amount: formatPaise(amountPaise) }) : t('Withdraw|money')}
          </PayButton>
          <p id="withdraw-why" className={classes.why}>
            {why ?? t('Once approved, the money reaches your bank in one working day.')}
          </p>
          {confirming && (
            <ConfirmDialog
              opened
              destructive={false}
              title={t('Withdraw {amount}?', { amount: formatPaise(amountPaise) })}
              keep={t('Back')}
              onKeep={() => setConfirming(false)}
              act={t('Withdraw {amount}', { amount: formatPaise(amountPaise) })}
              onAct={() => asking.mutate({ amountPaise, bankAccountId: account.id })}
              busy={asking.isPending}
            >
              {t('It will be paid to {bank} ···· {ending} after approval.', {
                bank: account.bank,
                ending: account.ending,
              })}
            </ConfirmDialog>
          )}
        </>
      )}
    </FormCard>
  )
}

/** Why nothing can be withdrawn now; undefined if it can. */
function whyNot({ readyPaise, minimumPaise, lockedUntil }: WithdrawalPage, typed: string, t: Translate) {
  const minimum = formatPaise(minimumPaise)
  if (lockedUntil) return t('You can withdraw again when the lock ends.')
  if (readyPaise < minimumPaise)
    return t('Minimum withdrawal is {minimum}. {ready} is available now.', { minimum, ready: formatPaise(readyPaise) })
  if (typed === '') return t('Enter an amount.')
  return Number(typed) * 100 < minimumPaise ? t('Minimum withdrawal is {minimum}.', { minimum }) : undefined
}

function NoAccount({ any }: { any: boolean }) {
  const t = useT()
  return (
    <>
      <p className={classes.none}>
        {any
          ? t('Your bank account is not verified yet.')
          : t('First add a bank account in your name. We verify it with your bank.')}
      </p>
      <ButtonLink to="/bank-details">{any ? t('View bank details') : t('Add a bank account')}</ButtonLink>
    </>
  )
}
