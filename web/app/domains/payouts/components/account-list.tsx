import { formatDate, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import type { BankAccount, BankDetails } from '../api.ts'
import { accountWords, kindWords } from '../words.ts'
import classes from './account-list.module.css'
import { StateBadge } from './state-badge.tsx'

interface AccountListProps {
  details: BankDetails
  onRemove: (account: BankAccount) => void
}

/** One row per account with its verification status, and the lock after a change. */
export function AccountList({ details, onRemove }: AccountListProps) {
  const t = useT()
  const { accounts, lockedUntil, lockHours } = details
  return (
    <>
      {accounts.length === 0 ? (
        <p className={classes.none}>{t('No bank account yet. Add one to receive your earnings.')}</p>
      ) : (
        <ul className={classes.list} aria-label={t('Your accounts')}>
          {accounts.map((account) => (
            <Row key={account.id} account={account} onRemove={() => onRemove(account)} />
          ))}
        </ul>
      )}
      {lockedUntil && (
        <p className={classes.locked} role="status">
          <Icon name="lock" size={20} />
          <span>
            <strong>
              {t('Withdrawals are paused until {day}, {time}.', {
                day: formatDate(lockedUntil, t),
                time: formatTime(lockedUntil, t),
              })}
            </strong>{' '}
            {t('For your safety, a new account can be used after {hours} hours.', { hours: lockHours })}
          </span>
        </p>
      )}
    </>
  )
}

function Row({ account, onRemove }: { account: BankAccount; onRemove: () => void }) {
  const t = useT()
  const { kind, ending, holder, bank, ifsc, state, bankSays } = account
  return (
    <li>
      <Icon name="building-bank" size={26} />
      <div className={classes.words}>
        <strong className="pm-num">
          {t(kindWords[kind])} ···· {ending}
        </strong>
        {state === 'refused' ? (
          <span className={classes.wrong}>
            {t('Your bank returned: {words}. Please use an account in your own name.', { words: bankSays ?? '–' })}
          </span>
        ) : (
          <span>
            {holder} · {bank}, {ifsc}
          </span>
        )}
      </div>
      <div className={classes.end}>
        <StateBadge word={accountWords[state]} />
        <Button
          variant="subtle"
          size="compact-md"
          onClick={onRemove}
          aria-label={t('Remove the account ending {ending}', { ending })}
        >
          {t('Remove')}
        </Button>
      </div>
    </li>
  )
}
