import { useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise, formatPaise, formatRupees, formatShortRupees } from '~/lib/money.ts'
import { formatShortDay } from '~/lib/short-dates.ts'
import { Panel } from '~/ui/panel.tsx'
import type { EarningPage } from '../api.ts'
import classes from './waterfall.module.css'

interface WaterfallProps {
  title: string
  page: Pick<EarningPage, 'sums' | 'previous'>
}

const minus = (paise: number) => `− ${formatExactPaise(paise)}`
/**
 * A narrow bar has no room for paise, nor for lakhs in full; the list below the bars has them. Levels are rounded
 * instead of differences, so that the rupees above the bars add up, too.
 */
function inShort({ from, to, kind }: { from: number; to: number; kind: string }, gross: number) {
  const rupees = Math.round(to / 100) - Math.round(from / 100)
  const amount = gross < LAKH_PAISE ? formatRupees(Math.abs(rupees)) : formatShortRupees(Math.abs(rupees))
  return kind === 'taken' || rupees < 0 ? `− ${amount}` : amount
}
const LAKH_PAISE = 1_00_000_00

/**
 * From gross to net: floating bars that start where the previous one ended, and below them the same amounts to the
 * paisa, which add up.
 */
export function Waterfall({ title, page: { sums, previous } }: WaterfallProps) {
  const t = useT()
  const { grossPaise: gross, commissionPaise, commissionGstPaise, tcsPaise, tdsPaise } = sums
  const { passedTaxPaise, chargedPaise, netPaise } = sums
  const taxes = tcsPaise + tdsPaise
  // What is left of the fees, before the tax of goods is added and credits are deducted.
  const left = netPaise + chargedPaise - passedTaxPaise
  const bars = [
    { name: t('Gross fees'), said: formatExactPaise(gross), from: 0, to: gross, kind: 'gross' },
    ...(gross === 0
      ? []
      : [
          {
            ...{ name: t('Commission'), said: minus(commissionPaise), from: gross - commissionPaise, to: gross },
            kind: 'taken',
          },
          {
            ...{ name: t('GST on commission'), said: minus(commissionGstPaise), kind: 'taken' },
            from: gross - commissionPaise - commissionGstPaise,
            to: gross - commissionPaise,
          },
          {
            ...{ name: t('TCS and TDS'), said: minus(taxes), kind: 'taken' },
            from: left,
            to: left + taxes,
          },
        ]),
    ...(passedTaxPaise === 0
      ? []
      : [
          {
            ...{ name: t('GST of your goods'), said: formatExactPaise(passedTaxPaise), kind: 'gross' },
            from: left,
            to: left + passedTaxPaise,
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
      name: t('Your earnings'),
      said: netPaise < 0 ? minus(-netPaise) : formatExactPaise(netPaise),
      from: 0,
      to: netPaise,
      kind: 'net',
    },
  ]
  const highest = Math.max(gross, left + passedTaxPaise)
  const share = (paise: number) => (highest > 0 ? `${Math.max(0, (paise / highest) * 100)}%` : '0%')
  return (
    <Panel
      title={title}
      action={<span className={classes.count}>{t.count(sums.items, '{count} item', '{count} items')}</span>}
    >
      <div className={`${classes.bars} pm-num`} aria-hidden="true">
        {bars.map(({ name, from, to, kind }) => (
          <div key={name}>
            <span className={classes.name}>{name}</span>
            <div className={classes.ground}>
              <span className={classes.plot}>
                <span data-kind={kind} style={{ insetBlockEnd: share(from), blockSize: share(to - from) }} />
                <span className={classes.said} style={{ insetBlockEnd: share(to) }}>
                  {inShort({ from, to, kind }, gross)}
                </span>
              </span>
            </div>
          </div>
        ))}
      </div>
      <dl className={`${classes.sums} pm-num`}>
        {bars.map(({ name, said, kind }) => (
          <div key={name} data-kind={kind}>
            <dt>{name}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      {previous && (
        <p className={`${classes.previous} pm-num`}>
          {t('{amount} from {first} to {last}, the previous period', {
            amount: formatPaise(previous.netPaise),
            first: `${formatShortDay(previous.from, t)} ${previous.from.slice(0, 4)}`,
            last: `${formatShortDay(previous.to, t)} ${previous.to.slice(0, 4)}`,
          })}
        </p>
      )}
    </Panel>
  )
}
