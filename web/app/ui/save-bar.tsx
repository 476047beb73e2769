import { useT } from '~/lib/i18n/react.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { PlainButton } from './button-link.tsx'
import classes from './save-bar.module.css'

interface SaveBarProps {
  unsaved: boolean
  busy: boolean
  /** Id of the form to submit, or `onSave`. */
  form?: string
  onSave?: () => void
}

/**
 * On a phone the button in the head of a long page is far away: while there are unsaved changes, a save button stays
 * visible.
 */
export function SaveBar({ unsaved, busy, form, onSave }: SaveBarProps) {
  const t = useT()
  if (!unsaved) return null
  return (
    <BottomBar what={t('Not saved yet')} sum={undefined} className={classes.bar}>
      <PlainButton type={form ? 'submit' : 'button'} form={form} aria-busy={busy} onClick={onSave}>
        {t('Save now')}
      </PlainButton>
    </BottomBar>
  )
}
