import { formatDate, formatWhen } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import type { Device } from '../../api.ts'
import classes from './security.module.css'

export function DeviceRow({ device, onSignOut }: { device: Device; onSignOut: () => void }) {
  const t = useT()
  const title = device.title === 'Unknown device' ? t('Unknown device') : device.title
  const facts = device.thisOne
    ? [device.address, t('This device'), t('Now')]
    : [
        device.address,
        t('Last used: {when}', { when: formatWhen(device.lastUsedAt, new Date(), t) }),
        t('Logged in: {date}', { date: formatDate(device.signedInAt, t) }),
      ]
  return (
    <li className={classes.row}>
      <Icon name={device.kind === 'phone' ? 'device-mobile' : 'device-desktop'} size={24} className={classes.icon} />
      <span className={classes.words}>
        <strong>{title}</strong>
        <span className={`${classes.meta} pm-num`}>{facts.join(' · ')}</span>
      </span>
      {device.thisOne ? (
        <Badge color="leaf">{t('This device')}</Badge>
      ) : (
        <Button variant="default" onClick={onSignOut} aria-label={t('Log out {device}', { device: title })}>
          {t('Log out')}
        </Button>
      )}
    </li>
  )
}
