import { useId } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { Icon } from '~/ui/icon.tsx'
import { Switch } from '~/ui/operated/switch.tsx'
import type { Quote } from '../api.ts'
import classes from './wallet-switch.module.css'

interface WalletSwitchProps {
  wallet: NonNullable<Quote['wallet']>
  on: boolean
  onChange: (on: boolean) => void
}

/** How much of the wallet is used; promotional credit goes first. */
export function WalletSwitch({ wallet, on, onChange }: WalletSwitchProps) {
  const t = useT()
  const id = useId()
  return (
    <div className={classes.box}>
      <Icon name="wallet" size={22} />
      <label htmlFor={id} className={classes.words}>
        <strong>{t('Use wallet')}</strong>
        <span className="pm-num">{said(wallet, on, t)}</span>
      </label>
      <Switch id={id} checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
    </div>
  )
}

function said({ usedPaise, spendablePaise, promoPaise }: WalletSwitchProps['wallet'], on: boolean, t: Translate) {
  if (!on) return t('{amount} available', { amount: formatPaise(spendablePaise) })
  const used = { used: formatPaise(usedPaise), all: formatPaise(spendablePaise) }
  const promo = Math.min(promoPaise, usedPaise)
  if (promo === 0) return t('{used} of {all}', used)
  return t('{used} of {all}, including {promo} promotional', { ...used, promo: formatPaise(promo) })
}
