import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
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

function Mark({ option }: { option: SearchOption }) {
  if (option.kind === 'consultant')
    return <Avatar name={option.consultant.name} picture={option.consultant.thumbnail} size={40} />
  return (
    <span className={classes.icon}>
      {option.kind === 'industry' ? (
        <SectorIcon name={option.industry.subCategory.icon} />
      ) : (
        <Icon name="history" size={20} />
      )}
    </span>
  )
}

function Hint({ option }: { option: SearchOption }) {
  const t = useT()
  const { language } = t
  if (option.kind === 'recent') return null
  const words =
    option.kind === 'industry'
      ? [titleOf(option.industry.categoryType, language), titleOf(option.industry.subCategory, language)]
      : [
          (language === 'hi' && option.consultant.headlineHindi) || option.consultant.headline,
          t(option.consultant.city),
        ]
  return <span className={classes.hint}>{words.filter(Boolean).join(' · ')}</span>
}

function Count({ option }: { option: SearchOption }) {
  const t = useT()
  if (option.kind !== 'industry') return null
  const { consultantsCount } = option.industry
  return (
    <span className={classes.count}>
      {t.count(consultantsCount, '{count} consultant', '{count} consultants', { count: formatCount(consultantsCount) })}
    </span>
  )
}
