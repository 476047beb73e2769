import { Link, useSearchParams } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { Icon } from '~/ui/icon.tsx'
import type { IconName } from '~/ui/icon-names.ts'
import { type Choice, type Fee, type Mode, withChoice } from '../choice.ts'
import classes from './mode-tabs.module.css'

const looks: Record<Mode, { word: string; icon: IconName }> = {
  video: { word: msg('Video'), icon: 'video' },
  audio: { word: msg('Audio'), icon: 'phone' },
  written: { word: msg('Written'), icon: 'file-text' },
}

/** The modes offered, each with its fee for the chosen length or the nearest one. */
export function ModeTabs({ fees, choice }: { fees: readonly Fee[]; choice: Choice }) {
  const t = useT()
  const [query] = useSearchParams()
  const modes = [...new Set(fees.map(({ mode }) => mode))]
  return (
    <nav className={classes.tabs} aria-label={t('Session type')}>
      {modes.map((mode) => {
        const ofMode = fees.filter((fee) => fee.mode === mode)
        const fee =
          ofMode.find(({ minutes }) => minutes === choice.minutes) ??
          ofMode.find(({ minutes }) => minutes === 30) ??
          ofMode[0]
        return (
          <Link
            key={mode}
            to={{ search: withChoice(query, { mode, minutes: fee?.minutes || null, week: choice.week }) }}
            preventScrollReset
            replace
            className={classes.tab}
            aria-current={mode === choice.mode ? 'true' : undefined}
          >
            <Icon name={looks[mode].icon} size={22} />
            <span>{t(looks[mode].word)}</span>
            {fee && <strong className="pm-num">{formatPaise(fee.feePaise)}</strong>}
            {fee && fee.minutes > 0 && <small>{t('{minutes} min', { minutes: fee.minutes })}</small>}
          </Link>
        )
      })}
    </nav>
  )
}
