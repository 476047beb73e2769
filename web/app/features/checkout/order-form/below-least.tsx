import { GATEWAY_LEAST_PAISE } from '#contract/payments/constants.ts'
import type { Quote } from '~/domains/orders/quotes/api.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from './below-least.module.css'

/** The rest is below the gateway's minimum: only a wallet can pay it. */
export const isBelowLeast = ({ duePaise }: Pick<Quote, 'duePaise'>) => duePaise > 0 && duePaise < GATEWAY_LEAST_PAISE

/** Shown before paying, with what to do. */
export function BelowLeast() {
  const t = useT()
  return (
    <p className={classes.least}>
      <Icon name="alert-circle" />
      <span>
        {t('Online payments start at ₹1. Please pay this from your wallet; you can add money to it first.')}{' '}
        <LocalLink to="/dashboard/my-wallet">{t('Add money')}</LocalLink>
      </span>
    </p>
  )
}
