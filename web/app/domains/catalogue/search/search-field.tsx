import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { takesTyping } from '~/lib/takes-typing.ts'
import { Icon } from '~/ui/icon.tsx'
import classes from './search-field.module.css'

const loadList = () => import('./result-list.tsx')
const ResultList = lazy(async () => ({ default: (await loadList()).ResultList }))

interface SearchFieldProps {
  label: string
  placeholder: string
  defaultValue?: string
  /** Results float below the field, or are part of the page flow. */
  results: 'floating' | 'below'
  /** Only industries of this category type. */
  typeId?: number | undefined
  onChosen?: () => void
  focusKey?: string
  autoFocus?: boolean
  /** Between the field and its results. */
  children?: ReactNode
}

/**
 * The search field. A plain form field until it is used: the result list is loaded on the first interaction, so that no
 * page carries it unused.
 */
export function SearchField({ label, placeholder, defaultValue = '', results, children, ...rest }: SearchFieldProps) {
  const t = useT()
  const { typeId, onChosen, focusKey, autoFocus = false } = rest
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const listKeys = useRef<((event: KeyboardEvent) => void) | null>(null)
  const [typed, setTyped] = useState(defaultValue)
  const [used, setUsed] = useState(false)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<string>()
  useFocusKey(input, focusKey)
  useLeaving(area, open && results === 'floating', () => setOpen(false))

  const wake = () => {
    setUsed(true)
    setOpen(true)
    setTyped(input.current?.value.trim() ?? '')
  }
  const clear = () => {
    if (input.current) input.current.value = ''
    setTyped('')
    input.current?.focus()
  }
  // The first Esc closes the suggestions and keeps the text. The next is handled by the browser, which clears the
  // field, or by the dialog.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open && (typed !== '' || results === 'floating')) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    } else if (!open && event.key === 'ArrowDown') wake()
    else if (open) listKeys.current?.(event)
  }
  return (
    <div ref={area} className={classes.area} data-results={results}>
      <div className={classes.field}>
        <Icon name="search" className={classes.glass} />
        <input
          ref={input}
          type="search"
          name="search"
          role="combobox"
          aria-label={label}
          aria-expanded={open && used}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={open ? active : undefined}
          {...(focusKey && { 'aria-keyshortcuts': focusKey })}
          {...(autoFocus && { 'data-autofocus': true })}
          placeholder={placeholder}
          defaultValue={defaultValue}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          required
          data-mantine-stop-propagation={open && typed !== ''}
          onFocus={wake}
          onClick={wake}
          onInput={wake}
          onKeyDown={onKeyDown}
        />
        {typed !== '' && (
          <button type="button" className={classes.clear} aria-label={t('Clear search')} onClick={clear}>
            <Icon name="x" size={20} />
          </button>
        )}
        {focusKey && (
          <span className={classes.key} aria-hidden="true">
            {focusKey}
          </span>
        )}
      </div>
      {children}
      {used && (
        <Suspense fallback={null}>
          <ResultList
            id={listId}
            typed={typed}
            open={open}
            typeId={typeId}
            keys={listKeys}
            setActive={setActive}
            chosen={() => {
              setOpen(false)
              input.current?.blur()
              onChosen?.()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

/** A keyboard shortcut that focuses the field. */
function useFocusKey(input: { readonly current: HTMLInputElement | null }, key: string | undefined) {
  useEffect(() => {
    if (!key) return
    const jump = (event: globalThis.KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || takesTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', jump)
    return () => document.removeEventListener('keydown', jump)
  }, [input, key])
}

/** Calls back on a press or focus outside. */
function useLeaving(area: { readonly current: HTMLElement | null }, watching: boolean, left: () => void) {
  useEffect(() => {
    if (!watching) return
    const outside = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) left()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  })
}
