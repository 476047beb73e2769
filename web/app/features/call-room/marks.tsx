import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import type { IconName } from '~/ui/icon-names.ts'
import classes from './marks.module.css'
import type { Network } from './network.ts'

const signs: Record<Network, IconName> = {
  good: 'antenna-bars-5',
  weak: 'antenna-bars-3',
  bad: 'antenna-bars-2',
  none: 'antenna-bars-off',
  unknown: 'antenna-bars-1',
}

/** Network quality in words; the bars only repeat them. */
export function NetworkMark({ network }: { network: Network }) {
  const t = useT()
  const words = {
    good: t('Good network'),
    weak: t('Weak network, audio is fine'),
    bad: t('Very weak network'),
    none: t('No network'),
    unknown: t('Checking your connection'),
  }[network]
  return (
    <span className={classes.mark} data-network={network}>
      <Icon name={signs[network]} />
      {words}
    </span>
  )
}

/** Only the two participants are in the room, and nothing is recorded. */
export function PrivateMark() {
  const t = useT()
  return (
    <span className={classes.mark} title={t('Only the two of you are in here. Nothing is recorded.')}>
      <Icon name="lock" />
      {t('Private room')}
    </span>
  )
}
