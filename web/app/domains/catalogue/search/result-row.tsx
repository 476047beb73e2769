import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatCount, formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { Avatar } from '~/ui/avatar.tsx'
import { Icon } from '~/ui/icon.tsx'
import { SectorIcon } from '../components/sector-icon.tsx'
import { highlight } from './highlight.ts'
import type { SearchOption } from './options.ts'
import classes from './result-row.module.css'

interface ResultRowProps {
  id: string
  option: SearchOption
  typed: string
  selected: boolean
  onPoint: () => void
  onChoose: () => void
}

/** One option: a link, so that it can be opened in another tab. */
export function ResultRow({ id, option, typed, selected, onPoint, onChoose }: ResultRowProps) {
  return (
    <LocalLink
      id={id}
      to={option.to}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      className={classes.row}
      onPointerMove={selected ? undefined : onPoint}
      onClick={onChoose}
    >
      <Mark option={option} />
      <span className={classes.words}>
        <span className={classes.title}>
          {highlight(option.text, typed).map(({ text, marked }, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are never reordered.
            marked ? <mark key={at}>{text}</mark> : text,
          )}
        </span>
        <Hint option={option} />
      </span>
      <Count option={option} />
    </LocalLink>
  )
}

const ICONS = { recent: 'history', product: 'package', service: 'briefcase' } as const

function Mark({ option }: { option: SearchOption }) {
  if (option.kind === 'consultant')
    return <Avatar name={option.consultant.name} picture={option.consultant.thumbnail} size={40} />
  return (
    <span className={classes.icon}>
      {option.kind === 'industry' ? (
        <SectorIcon name={option.industry.subCategory.icon} />
      ) : (
        <Icon name={ICONS[option.kind]} size={20} />
      )}
    </span>
  )
}

function Hint({ option }: { option: SearchOption }) {
  const t = useT()
  const { language } = t
  if (option.kind === 'recent') return null
  return <span className={classes.hint}>{wordsOf(option).filter(Boolean).join(' · ')}</span>

  function wordsOf(shown: Exclude<SearchOption, { kind: 'recent' }>) {
    if (shown.kind === 'industry')
      return [titleOf(shown.industry.categoryType, language), titleOf(shown.industry.subCategory, language)]
    if (shown.kind === 'consultant')
      return [
        (language === 'hi' && shown.consultant.headlineHindi) || shown.consultant.headline,
        t(shown.consultant.city),
      ]
    return [(shown.kind === 'product' ? shown.product : shown.service).consultant.name]
  }
}

function Count({ option }: { option: SearchOption }) {
  const t = useT()
  if (option.kind === 'product' || option.kind === 'service') return <Price option={option} />
  if (option.kind !== 'industry') return null
  const { consultantsCount } = option.industry
  return (
    <span className={classes.count}>
      {t.count(consultantsCount, '{count} consultant', '{count} consultants', { count: formatCount(consultantsCount) })}
    </span>
  )
}

function Price({ option }: { option: Extract<SearchOption, { kind: 'product' | 'service' }> }) {
  const t = useT()
  const withTax = option.kind === 'product' ? option.product.priceWithTaxPaise : null
  const { pricePaise } = option.kind === 'product' ? option.product : option.service
  return (
    <span className={classes.count}>
      {formatPaise(withTax ?? pricePaise)} {withTax === null ? t('+ GST') : t('with GST')}
    </span>
  )
}
