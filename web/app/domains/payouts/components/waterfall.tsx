import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise, formatShortRupees } from '~/lib/money.ts'
import { Panel } from '~/ui/panel.tsx'
import type { EarningPage } from '../api.ts'
import classes from './waterfall.module.css'

interface WaterfallProps {
  title: string
  sums: EarningPage['sums']
}

const minus = (paise: number) => `− ${formatPaise(paise)}`
/** Above a narrow bar there is no room for paise, nor for lakhs in full; the entries below and readers aloud have them. */
function inShort(said: string, paise: number, gross: number) {
  if (gross < LAKH_PAISE) return said.replace(/\.\d+$/, '')
  return said.replace(/₹.*/, formatShortRupees(Math.abs(paise) / 100))
}
const LAKH_PAISE = 1_00_000_00

/** From what the work is worth to what the consultant gets, as bars that hang where the one before ended. */
export function Waterfall({ title, sums }: WaterfallProps) {
  const t = useT()
  const { grossPaise: gross, commissionPaise, commissionGstPaise, tcsPaise, tdsPaise, chargedPaise, netPaise } = sums
  const taxes = tcsPaise + tdsPaise
  const bars = [
    { name: t('Gross fees'), said: formatPaise(gross), from: 0, to: gross, kind: 'gross' },
    ...(gross === 0
      ? []
      : [
          {
            ...{ name: t('Commission'), said: minus(commissionPaise), from: gross - commissionPaise, to: gross },
            kind: 'taken',
          },
          {
            ...{ name: t('GST on it'), said: minus(commissionGstPaise), kind: 'taken' },
            from: gross - commissionPaise - commissionGstPaise,
            to: gross - commissionPaise,
          },
          {
            ...{ name: t('TCS and TDS'), said: minus(taxes), kind: 'taken' },
            from: netPaise + chargedPaise,
            to: netPaise + chargedPaise + taxes,
          },
        ]),
    ...(chargedPaise > 0
      ? [
          {
            ...{ name: t('Credits to customers'), said: minus(chargedPaise), kind: 'taken' },
            from: netPaise,
            to: netPaise + chargedPaise,
          },
        ]
      : []),
    {
      name: t('Net to you'),
      said: netPaise < 0 ? minus(-netPaise) : formatPaise(netPaise),
      from: 0,
      to: netPaise,
      kind: 'net',
    },
  ]
  const share = (paise: number) => (gross > 0 ? `${Math.max(0, (paise / gross) * 100)}%` : '0%')
  return (
    <Panel
      title={title}
      action={<span className={classes.count}>{t.count(sums.items, '{count} item', '{count} items')}</span>}
    >
      <dl className={`${classes.bars} pm-num`}>
        {bars.map(({ name, said, from, to, kind }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={classes.plot} aria-hidden="true">
                <span data-kind={kind} style={{ insetBlockEnd: share(from), blockSize: share(to - from) }} />
                <span className={classes.said} style={{ insetBlockEnd: share(to) }}>
                  {inShort(said, to - from, gross)}
                </span>
              </span>
              <span className="pm-visually-hidden">{said}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
