import { useT } from '~/lib/i18n/react.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { PlainButton } from './button-link.tsx'
import classes from './save-bar.module.css'

interface SaveBarProps {
  unsaved: boolean
  busy: boolean
  /** The form that is sent, or what to do instead. */
  form?: string
  onSave?: () => void
}

/** On a phone the button in the head of a long page is far away: as soon as something is not saved, a way to save is in sight. */
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
