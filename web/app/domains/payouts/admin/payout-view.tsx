import { formatDate, formatTime } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { msg, type Translate } from '~/lib/i18n/texts.ts'
import { formatExactPaise, formatPaise } from '~/lib/money.ts'
import { formatMobile } from '~/lib/phone.ts'
import { Facts } from '~/ui/facts.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { HiddenContacts } from '~/ui/operated/data-table/hidden-contacts.tsx'
import { Panel } from '~/ui/panel.tsx'
import { StateBadge } from '../components/state-badge.tsx'
import { accountWords, kindWords } from '../words.ts'
import type { Payout } from './api.ts'
import classes from './payout.module.css'

const stepWords: Record<string, string> = {
  asked: msg('Requested'),
  approved_first: msg('First approval'),
  approved: msg('Approved'),
  refused: msg('Withdrawal rejected'),
  sending: msg('Sent to the bank'),
  paid: msg('Paid|of a withdrawal'),
  failed: msg('Returned by the bank'),
  cancelled: msg('Cancelled by the consultant|of a withdrawal'),
}

function inWords(what: string, t: Translate) {
  const known = stepWords[what]
  return known ? t(known) : what
}

/** What staff need for a decision: whose account it is, whether it is locked, and where the money comes from. */
export function PayoutView({ payout }: { payout: Payout }) {
  const t = useT()
  const { account, consultant, lockedUntil } = payout
  const limit = formatPaise(payout.onePersonMaxPaise)
  return (
    <>
      {lockedUntil && payout.state === 'asked' && (
        <Alert color="marigold" icon={<Icon name="lock" />} title={t('Bank account changed recently')}>
          {t('It can be approved from {day}, {time}.', {
            day: formatDate(lockedUntil, t),
            time: formatTime(lockedUntil, t),
          })}
        </Alert>
      )}
      {payout.firstApproval && (
        <Alert color="marigold" icon={<Icon name="users" />} mb="lg" title={t('Second approval needed')}>
          {payout.firstApproval.mine
            ? t('You have approved it. A second person has to approve payouts above {limit}.', { limit })
            : t('Approved by {name}. A second person has to approve payouts above {limit}.', {
                ...{ name: payout.firstApproval.by, limit },
              })}
        </Alert>
      )}
      {payout.stuck && (
        <Alert color="madder" icon={<Icon name="alert-circle" />} mb="lg" title={t('This payout is stuck')}>
          {t.count(
            payout.stuck.faults,
            'It failed {count} time and is retried every hour. Provider error: {fault}',
            'It failed {count} times in a row and is retried every hour. Provider error: {fault}',
            { fault: payout.stuck.lastFault },
          )}
        </Alert>
      )}
      <div className={classes.columns}>
        <div>
          <Panel title={t('To this account')} action={<StateBadge word={accountWords[account.state]} />}>
            <Facts
              facts={[
                [t('Account'), `${t(kindWords[account.kind])} ···· ${account.ending}`],
                [t('Bank'), `${account.bank}, ${account.ifsc}`],
                [t('Name given'), account.holder],
                [t('Name at the bank'), account.bankSays],
                [t('Added'), `${formatDate(account.addedAt, t)}, ${formatTime(account.addedAt, t)}`],
              ]}
            />
          </Panel>
          <Panel title={t('Status history')} flush>
            <ol className={classes.steps}>
              {payout.steps.map(({ what, at, by, note }) => (
                <li key={what}>
                  <strong>{inWords(what, t)}</strong>
                  <span className="pm-num">
                    {formatDate(at, t)}, {formatTime(at, t)}
                    {by && ` · ${by}`}
                  </span>
                  {note && <span>{note}</span>}
                </li>
              ))}
            </ol>
          </Panel>
        </div>
        <Panel
          title={t('Consultant')}
          action={<LocalLink to={`/admin/people/${consultant.id}`}>{t('View account')}</LocalLink>}
        >
          <HiddenContacts in={consultant} />
          <Facts
            facts={[
              [t('Name'), consultant.name],
              [t('Mobile'), formatMobile(consultant.mobile)],
              ['PAN', payout.pan ?? t('not added')],
              ['GSTIN', payout.gstin],
              [t('Total earnings, net'), formatExactPaise(payout.earnedPaise)],
              [t('Total paid out'), formatExactPaise(payout.paidBeforePaise)],
              [t('Available after this'), formatExactPaise(payout.readyPaise)],
              [t('On hold'), formatExactPaise(payout.onHoldPaise)],
              [t('To be deducted from next earnings'), payout.owedPaise > 0 ? formatPaise(payout.owedPaise) : null],
            ]}
          />
        </Panel>
      </div>
    </>
  )
}
