import type { SettingKey } from '#contract/settings/endpoints.ts'
import { SETTING_NAMES } from '#contract/settings/setting-names.ts'
import { formatDate, formatSlot } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatCount } from '~/lib/money.ts'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import type { Setting } from './api.ts'
import classes from './setting-row.module.css'
import type { SettingWords } from './setting-words.ts'

interface SettingRowProps {
  name: SettingKey
  setting: Setting
  words: SettingWords
  onChange: () => void
}

/** Current value of a setting, with its default if it was changed. */
export function SettingRow({ name, setting, words, onChange }: SettingRowProps) {
  const t = useT()
  const changed = setting.value !== setting.standard
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <strong>{SETTING_NAMES[name][t.language]}</strong>
        {words.hint && <span>{t(words.hint)}</span>}
      </div>
      <div className={classes.value}>
        <span className="pm-num">{inWords(setting.value, words, t)}</span>
        {changed ? (
          <span className={classes.standard}>
            {t('Default: {value}', { value: inWords(setting.standard, words, t) })}
            {setting.changedAt && ` · ${t('changed {day}', { day: formatDate(setting.changedAt, t) })}`}
          </span>
        ) : (
          <Badge color="gray">{t('Default')}</Badge>
        )}
      </div>
      <Button
        variant="default"
        onClick={onChange}
        aria-label={t('Change {setting}', { setting: SETTING_NAMES[name][t.language] })}
      >
        {t('Change')}
      </Button>
    </li>
  )
}

export function inWords(value: string | number, { kind, unit }: SettingWords, t: Translate) {
  if (kind === 'switch') return value === 'off' ? t('Off|a capability') : t('On|a capability')
  if (kind === 'time') return formatSlot(String(value))
  const shown = typeof value === 'number' ? formatCount(value) : value
  if (unit === '₹') return `₹${shown}`
  if (unit === '%') return `${shown}%`
  return unit ? `${shown} ${t(unit)}` : shown
}
