import { useSyncExternalStore } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { chooseScheme, useScheme } from './scheme.ts'
import classes from './scheme-switch.module.css'

const schemes = [
  { value: 'light', label: msg('Light'), icon: 'sun' },
  { value: 'dark', label: msg('Dark'), icon: 'moon' },
  { value: 'auto', label: msg('Same as device'), icon: 'device-desktop' },
] as const satisfies { value: string; label: string; icon: IconName }[]

const never = () => () => {}

/** Light, dark or automatic. The server does not know the choice, so none is marked until hydration. */
export function SchemeSwitch() {
  const t = useT()
  const scheme = useScheme((state) => state.scheme)
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <fieldset className={classes.switch}>
      <legend className="pm-visually-hidden">{t('Theme')}</legend>
      {schemes.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          className={classes.choice}
          aria-pressed={awake && scheme === value}
          aria-label={t(label)}
          title={t(label)}
          onClick={() => chooseScheme(value)}
        >
          <Icon name={icon} size={18} />
        </button>
      ))}
    </fieldset>
  )
}
