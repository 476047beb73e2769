import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { autoRefillQuery, type AutoRefill as State } from '../api.ts'
import classes from './auto-refill.module.css'

const AutoRefillDialog = lazy(async () => ({ default: (await import('./auto-refill-dialog.tsx')).AutoRefillDialog }))

interface AutoRefillProps {
  min: number
  max: number
  toGateway: (paymentId: number) => Promise<void>
}

/** Whether auto-refill is on, and its settings. */
export function AutoRefill(props: AutoRefillProps) {
  const t = useT()
  const state = useQuery(autoRefillQuery(useApi())).data?.autoRefill
  const [isOpen, setOpen] = useState(false)
  if (!state) return null
  return (
    <section className={classes.row} aria-labelledby="auto-refill">
      <Icon name="refresh" size={22} />
      <div>
        <h2 id="auto-refill">{t('Auto-refill')}</h2>
        <p>{said(state, t)}</p>
      </div>
      <Button variant="default" onClick={() => setOpen(true)}>
        {state.state === 'off' ? t('Set up') : t('Change')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AutoRefillDialog state={state} onClose={() => setOpen(false)} {...props} />
        </Suspense>
      )}
    </section>
  )
}

function said({ state, belowPaise, amountPaise }: State, t: Translate) {
  const amounts = { below: formatPaise(belowPaise), amount: formatPaise(amountPaise) }
  return {
    off: t('Off. Turn it on to add money automatically when your balance is low, so that calls are not cut short.'),
    awaiting_mandate: t('Waiting for your bank to approve the first payment of {amount}.', amounts),
    on: t('On. Adds {amount} when the balance falls below {below}.', amounts),
    paused: t(
      'Paused because your bank declined. Set it up again to add {amount} when the balance falls below {below}.',
      amounts,
    ),
  }[state]
}
