import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { Icon } from '~/ui/icon.tsx'
import type { ConsultantCardData } from '../../api.ts'
import classes from './mode-fees.module.css'

export const modes = [
  { mode: 'video', icon: 'video', title: msg('Video') },
  { mode: 'audio', icon: 'phone', title: msg('Audio') },
  { mode: 'written', icon: 'file-text', title: msg('Written') },
] as const

/** The cheapest session of each mode with its length; a mode not offered is a dash, so that cards line up. */
export function ModeFees({ fees }: { fees: ConsultantCardData['fees'] }) {
  const t = useT()
  return (
    <dl className={classes.fees}>
      {modes.map(({ mode, icon, title }) => {
        const fee = fees.find((one) => one.mode === mode)
        return (
          <div key={mode}>
            <dt>
              <Icon name={icon} size={16} />
              {t(title)}
            </dt>
            <dd>
              {fee ? formatPaise(fee.feePaise) : <NotOffered />}
              {fee && fee.minutes > 0 && <small>{t('{minutes} min', { minutes: fee.minutes })}</small>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function NotOffered() {
  const t = useT()
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="pm-visually-hidden">{t('not offered')}</span>
    </>
  )
}
