import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { install } from './install.ts'
import classes from './install-button.module.css'

export function InstallButton() {
  const t = useT()
  return (
    <button type="button" className={classes.button} onClick={install}>
      <Icon name="device-mobile" size={24} />
      <span>
        <span className={classes.small}>{t('Opens in one tap')}</span>
        <strong>{t('Add to your device')}</strong>
      </span>
    </button>
  )
}
