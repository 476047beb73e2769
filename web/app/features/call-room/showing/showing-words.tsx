import { useState } from 'react'
import type { Showing } from '~/domains/calls/api.ts'
import { useT } from '~/lib/i18n/react.tsx'

interface ShowingWordsProps {
  showing: Showing | null
  /** The other side's first name. */
  name: string
  pages: number | null
}

/** Announces to screen readers what is shown, each page that is turned, and that it was closed. */
export function ShowingWords({ showing, name, pages }: ShowingWordsProps) {
  const t = useT()
  const [was, setWas] = useState(false)
  if (showing && !was) setWas(true)
  const words = () => {
    if (!showing) return was ? t('The document was closed.') : ''
    const { name: file, page, mine, kind } = showing
    if (kind !== 'pdf') return mine ? t('You are showing {file}.', { file }) : t('{name} shows {file}.', { name, file })
    if (pages === null) return ''
    const at = { file, page, pages }
    return mine
      ? t('You are showing {file}, page {page} of {pages}.', at)
      : t('{name} shows {file}, page {page} of {pages}.', { name, ...at })
  }
  return (
    <p className="pm-visually-hidden" role="status">
      {words()}
    </p>
  )
}
