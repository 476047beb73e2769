import { useState } from 'react'
import { isGstin, isPan } from '#contract/orders/tax-ids.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatRate } from '~/lib/percent.ts'
import { Icon } from '~/ui/icon.tsx'
import type { IconName } from '~/ui/icon-names.ts'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { BankDetails, TaxNumbers as Numbers } from '../api.ts'
import classes from './tax-numbers.module.css'

type Which = 'pan' | 'gstin'
const rules = { pan: { length: 10, holds: isPan }, gstin: { length: 15, holds: isGstin } } as const

interface TaxNumbersProps {
  details: BankDetails
  /** The server may still refuse the number: its dialog then reopens with the error. */
  onReady: (numbers: Numbers, mark: (errors: Record<string, string>) => void) => void
}

/** PAN and GSTIN, masked. */
export function TaxNumbers({ details, onReady }: TaxNumbersProps) {
  const t = useT()
  const [editing, setEditing] = useState<Which>()
  const [refused, setRefused] = useState<{ number: string; error: string | undefined }>()
  const rates = { with: formatRate(details.tdsBp), without: formatRate(details.tdsWithoutPanBp) }
  const rows: { which: Which; icon: IconName; name: string; value: string | null; line: string }[] = [
    {
      ...{ which: 'pan', icon: 'id-badge-2', name: 'PAN', value: details.pan },
      line: details.pan
        ? t('TDS at {with} under section 194-O. Without a PAN it is {without}.', rates)
        : t('Not added. TDS is {without} instead of {with}.', rates),
    },
    {
      ...{ which: 'gstin', icon: 'receipt-tax', name: 'GSTIN', value: details.gstin },
      line: details.gstin ? t('Shown on your statements.') : t('Not added. Needed above ₹20 lakh a year.'),
    },
  ]
  return (
    <Panel title={t('Tax')} flush>
      <ul className={classes.rows}>
        {rows.map(({ which, icon, name, value, line }) => (
          <li key={which}>
            <Icon name={icon} size={24} />
            <p>
              <strong className="pm-num">
                {name} {value}
              </strong>
              <span>{line}</span>
            </p>
            <Button
              variant="default"
              onClick={() => {
                setRefused(undefined)
                setEditing(which)
              }}
              aria-label={value ? t('Change {name}', { name }) : t('Add {name}', { name })}
            >
              {value ? t('Change') : t('Add')}
            </Button>
          </li>
        ))}
      </ul>
      {editing && (
        <NumberDialog
          which={editing}
          refused={refused}
          onClose={() => setEditing(undefined)}
          onReady={(number) => {
            setEditing(undefined)
            onReady({ [editing]: number }, (errors) => {
              setRefused({ number, error: errors[editing] })
              setEditing(editing)
            })
          }}
        />
      )}
    </Panel>
  )
}

interface NumberDialogProps {
  which: Which
  /** What was typed before, and the server's error. */
  refused: { number: string; error: string | undefined } | undefined
  onClose: () => void
  onReady: (number: string) => void
}

function NumberDialog({ which, refused, onClose, onReady }: NumberDialogProps) {
  const t = useT()
  const [typed, setTyped] = useState(refused?.number ?? '')
  const [left, setLeft] = useState(false)
  const { length, holds } = rules[which]
  const said = {
    pan: t('Enter a PAN such as ABCPK1234M.'),
    gstin: t('This GSTIN has a mistake in it. Please check each character.'),
  }
  return (
    <Dialog opened onClose={onClose} title={which === 'pan' ? t('Your PAN') : t('Your GSTIN')} width={480}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setLeft(true)
          if (holds(typed)) onReady(typed)
        }}
      >
        <TextInput
          label={which.toUpperCase()}
          data-autofocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={length}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value.replaceAll(/[^a-z0-9]/gi, '').toUpperCase())}
          onBlur={() => setLeft(typed !== '')}
          error={(left && !holds(typed) && said[which]) || (typed === refused?.number && refused.error)}
        />
        <DialogActions>
          <Button variant="default" size="lg" onClick={onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" size="lg">
            {t('Continue')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
