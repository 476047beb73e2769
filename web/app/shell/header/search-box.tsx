import { useEffect, useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from './search-box.module.css'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Finds consultants by what one would type; the slash key jumps here from anywhere. */
export function SearchBox() {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [query] = useSearchParams()
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', jump)
    return () => document.removeEventListener('keydown', jump)
  }, [])
  return (
    <Form role="search" method="get" action={localPath('/consultants', t.language)} className={classes.box}>
      <Icon name="search" className={classes.glass} />
      <input
        ref={input}
        type="search"
        name="search"
        className={classes.input}
        aria-label={t('Search consultants')}
        aria-keyshortcuts="/"
        placeholder={t('Search an industry, problem or consultant')}
        defaultValue={query.get('search') ?? ''}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        required
      />
      <span className={classes.key} aria-hidden="true">
        /
      </span>
    </Form>
  )
}
