import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'

interface TalkNowProps {
  expert: { id: number; name: string }
  segment?: 'industrial' | 'professional'
  className?: string | undefined
  children: ReactNode
}

/** Leads into the sheet before the ringing; before the page is alive, to the page that opens it. */
export function TalkNow({ expert: { id, name }, segment = 'industrial', className, children }: TalkNowProps) {
  const t = useT()
  return (
    <ButtonLink
      to={`/expert-talk/${segment}?talk=${id}`}
      variant="outline"
      icon="phone-call"
      className={className}
      aria-label={t('Talk now with {name}', { name })}
      onClick={(event) => {
        event.preventDefault()
        // Comes with the press: a page that is only read does not load it.
        void import('./talk-to.ts').then(({ talkTo }) => talkTo(id, t))
      }}
    >
      {children}
    </ButtonLink>
  )
}
