import { CHECKLIST } from '#contract/consultants/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Checkbox } from '~/ui/operated/checkbox.tsx'
import { checklistWords } from '../words.ts'
import classes from './workbench.module.css'

export type Check = (typeof CHECKLIST)[number]

export const isComplete = (checks: readonly Check[]) => CHECKLIST.every((check) => checks.includes(check))

interface ChecklistProps {
  checks: readonly Check[]
  onChange: (checks: Check[]) => void
}

/** What staff verify before approving; the profile shows it as verified, with the date. */
export function Checklist({ checks, onChange }: ChecklistProps) {
  const t = useT()
  const toggle = (check: Check) =>
    onChange(checks.includes(check) ? checks.filter((one) => one !== check) : [...checks, check])
  return (
    <fieldset className={classes.ticks}>
      <legend>{t('Checklist')}</legend>
      <p>{t('Saved with your name and date, and shown on the profile.')}</p>
      {CHECKLIST.map((check) => (
        <Checkbox
          key={check}
          label={t(checklistWords[check])}
          checked={checks.includes(check)}
          onChange={() => toggle(check)}
        />
      ))}
    </fieldset>
  )
}
