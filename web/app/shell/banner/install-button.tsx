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
        <span className={classes.small}>{t('Keep it on your phone')}</span>
        <strong>{t('Install the app')}</strong>
      </span>
    </button>
  )
}
