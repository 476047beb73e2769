import { useSettings } from '~/domains/settings/api.ts'
import { formatHour } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { telephone } from '~/lib/phone.ts'
import { Icon } from '~/ui/icon.tsx'
import classes from './help-desk-link.module.css'

export function HelpDeskLink() {
  const t = useT()
  const settings = useSettings()
  if (!settings) return null
  const opens = formatHour(settings.helpDeskOpensAt, t)
  const closes = formatHour(settings.helpDeskClosesAt, t)
  return (
    <a href={telephone(settings.helpDeskPhone)} className={classes.link}>
      <Icon name="phone" size={18} className={classes.icon} />
      <span>
        <span className={classes.hours}>{t('Help desk, {opens} – {closes}', { opens, closes })}</span>
        <strong className="pm-num">{settings.helpDeskPhone}</strong>
      </span>
    </a>
  )
}
