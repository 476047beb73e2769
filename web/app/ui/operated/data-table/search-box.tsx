import { useEffect, useRef, useState } from 'react'
import { Icon } from '~/ui/icon.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import classes from './toolbar.module.css'
import type { TableView } from './types.ts'

const PAUSE_MS = 300

interface SearchBoxProps {
  label: string
  value: string
  change: (changes: Partial<TableView>, how: { replace: boolean }) => void
}

/** Searches after a pause in typing. Typing is one entry of the browser's history, not one per letter. */
export function SearchBox({ label, value, change }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)

  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])

  const send = (text: string) => {
    const search = text.trim()
    if (search === sent.current) return
    const replace = sent.current !== '' && search !== ''
    sent.current = search
    change({ search }, { replace })
  }
  const latest = useRef(send)
  latest.current = send
  useEffect(() => {
    const pause = setTimeout(() => latest.current(typed), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed])

  return (
    <TextInput
      type="search"
      className={classes.search}
      leftSection={<Icon name="search" />}
      leftSectionPointerEvents="none"
      placeholder={label}
      aria-label={label}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && send(typed)}
      // Opening a row right after typing must not be undone by a search that fires later.
      onBlur={() => send(typed)}
    />
  )
}
