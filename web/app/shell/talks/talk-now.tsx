import type { ReactNode } from 'react'
import { expertTalkPath, type Segment } from '~/domains/talks/paths.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { talkTo } from './talk-to.ts'

interface TalkNowProps {
  expert: { id: number; name: string }
  segment?: Segment
  className?: string | undefined
  /** A look of its own instead of a button's. */
  bare?: boolean
  children: ReactNode
}

/** Leads into the sheet before the ringing; before the page is alive, to the page that opens it. */
export function TalkNow({ expert: { id, name }, segment, className, bare = false, children }: TalkNowProps) {
  const t = useT()
  const to = `${expertTalkPath(segment)}?talk=${id}`
  const open = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    talkTo(id, t)
  }
  const rest = { className, onClick: open, 'aria-label': t('Talk now with {name}', { name }) }
  if (bare)
    return (
      <LocalLink to={to} prefetch="none" {...rest}>
        <Icon name="phone-call" />
        {children}
      </LocalLink>
    )
  return (
    <ButtonLink to={to} variant="outline" icon="phone-call" {...rest}>
      {children}
    </ButtonLink>
  )
}
