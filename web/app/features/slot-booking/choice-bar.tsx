import { hasTime } from '~/domains/availability/api.ts'
import type { Choice } from '~/domains/availability/choice.ts'
import { priceOf } from '~/domains/availability/price.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { PlainButton } from '~/ui/button-link.tsx'
import classes from './choice-bar.module.css'

export const PANEL_FORM = 'book-form'

/** On a phone the choice stays visible while the profile is read. */
export function ChoiceBar({ choice }: { choice: Choice }) {
  const t = useT()
  const zone = useReaderZone()
  const gstPercent = useSettings()?.gstPercent
  if (hasTime(choice) && choice.at === undefined) return null
  const style = { language: t.language, zone }
  return (
    <div className={classes.bar} data-choice-bar>
      <div className="pm-num">
        <span>
          {choice.at ? `${formatDate(choice.at, style)}, ${formatTime(choice.at, style)}` : t('Written answer')}
        </span>
        {gstPercent !== undefined && (
          <strong>{formatPaise(priceOf(choice.fee.feePaise, gstPercent).totalPaise)}</strong>
        )}
      </div>
      <PlainButton type="submit" form={PANEL_FORM}>
        {choice.at ? t('Book this time') : t('Ask for a written answer')}
      </PlainButton>
    </div>
  )
}
