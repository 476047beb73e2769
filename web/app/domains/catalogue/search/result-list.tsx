import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { useNavigate } from 'react-router'
import { localPath } from '~/lib/i18n/language.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { noteOutcome } from './api.ts'
import { optionsOf, type SearchOption } from './options.ts'
import { clearRecent, loadRecent, remember, useRecent, watchRecent } from './recent.ts'
import classes from './result-list.module.css'
import { ResultRow } from './result-row.tsx'
import { useResults } from './use-results.ts'

interface ResultListProps {
  id: string
  typed: string
  open: boolean
  typeId: number | undefined
  /** Set to the handler for arrow keys and Enter. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>
  setActive: (optionId: string | undefined) => void
  chosen: () => void
}

/** Search results, or recent selections while nothing is typed. */
export function ResultList({ id, typed, open, typeId, keys, setActive, chosen }: ResultListProps) {
  const t = useT()
  const api = useApi()
  const navigate = useNavigate()
  const recent = useRecent((state) => state.recent)
  useEffect(() => {
    loadRecent()
    return watchRecent()
  }, [])
  const { found, text, current } = useResults(typed)
  const options = typed !== '' && !found ? [] : optionsOf(found, { language: t.language, typeId, recent })
  const [moved, setMoved] = useState<{ of: string; at: number }>({ of: '', at: -1 })
  // Enter picks the closest result; recent ones have to be selected first.
  const first = found && current && options.length > 0 ? 0 : -1
  const at = moved.of === typed && moved.at < options.length ? moved.at : first
  const optionId = (place: number) => `${id}-${place}`
  useEffect(() => setActive(at >= 0 ? `${id}-${at}` : undefined), [setActive, id, at])

  const choose = (option: SearchOption) => {
    remember({ text: option.text, to: option.to })
    if (option.kind === 'industry') noteOutcome(api, { text, industryId: option.industry.id })
    chosen()
  }
  useImperativeHandle(keys, () => (event: KeyboardEvent) => {
    const option = options[at]
    if (event.key === 'Enter' && option) {
      event.preventDefault()
      choose(option)
      navigate(localPath(option.to, t.language))
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (options.length === 0) return
      event.preventDefault()
      const next = (at + (event.key === 'ArrowDown' ? 1 : -1) + options.length) % options.length
      setMoved({ of: typed, at: next })
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    }
  })

  const shown = open && (options.length > 0 || found !== undefined)
  const group = (kind: SearchOption['kind'], title: string) => {
    const rows = options.map((option, place) => ({ option, place })).filter(({ option }) => option.kind === kind)
    if (rows.length === 0) return null
    return (
      // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset is not allowed in a list box.
      <div role="group" aria-label={title} className={classes.group} key={kind}>
        {kind !== 'industry' && (
          <p className={classes.title} aria-hidden="true">
            {title}
          </p>
        )}
        {rows.map(({ option, place }) => (
          <ResultRow
            key={option.to}
            id={optionId(place)}
            option={option}
            typed={text}
            selected={place === at}
            onPoint={() => setMoved({ of: typed, at: place })}
            onChoose={() => choose(option)}
          />
        ))}
      </div>
    )
  }
  return (
    <div className={classes.list} hidden={!shown}>
      <div id={id} role="listbox" aria-label={t('Search results')}>
        {group('recent', t('Recent searches'))}
        {group('industry', t('Industries'))}
        {group('consultant', t('Consultants'))}
        {group('service', t('Services'))}
        {group('product', t('Products'))}
      </div>
      {shown && !found && (
        <button type="button" className={classes.clear} onClick={clearRecent}>
          {t('Clear recent searches')}
        </button>
      )}
      <Foot found={found !== undefined} text={text} options={options} chosen={chosen} />
    </div>
  )
}

interface FootProps {
  found: boolean
  text: string
  options: readonly SearchOption[]
  chosen: () => void
}

/** The number of results, announced politely; without results, suggestions where to look. */
function Foot({ found, text, options, chosen }: FootProps) {
  const t = useT()
  const many = (wanted: SearchOption['kind']) => options.filter(({ kind }) => kind === wanted).length
  const [industries, consultants, services, products] = [
    ...[many('industry'), many('consultant'), many('service'), many('product')],
  ] as const
  const parts = [
    industries > 0 &&
      t.count(industries, '{count} industry matches “{text}”', '{count} industries match “{text}”', { text }),
    consultants > 0 && t.count(consultants, '{count} consultant', '{count} consultants'),
    services > 0 && t.count(services, '{count} service', '{count} services'),
    products > 0 && t.count(products, '{count} product', '{count} products'),
  ].filter(Boolean)
  const nothing = found && options.length === 0
  return (
    <div className={classes.foot} hidden={!found}>
      <p role="status" aria-live="polite">
        {found && (nothing ? t('No results for “{text}”. Try another word or spelling.', { text }) : parts.join(' · '))}
      </p>
      {nothing && (
        <p className={classes.instead}>
          <LocalLink to="/consultants" onClick={chosen}>
            {t('See all consultants')}
          </LocalLink>
          <LocalLink to="/written-consultancy" onClick={chosen}>
            {t('Ask the help desk')}
          </LocalLink>
        </p>
      )}
      {found && !nothing && (
        <p className={classes.hint} aria-hidden="true">
          {t('Enter to open · Esc to close')}
        </p>
      )}
    </div>
  )
}
