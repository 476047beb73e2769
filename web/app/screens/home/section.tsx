import type { ReactNode } from 'react'
import { LocalLink } from '~/lib/i18n/react.tsx'
import { DeferredHydration } from '~/ui/deferred-hydration.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from './section.module.css'

interface SectionProps {
  title: string
  line?: string
  more?: { to: string; label: string }
  children: ReactNode
}

/** One section of the home page under its heading. */
export function Section({ title, line, more, children }: SectionProps) {
  return (
    <section className={`${classes.section} pm-afar`}>
      <div className={classes.head}>
        <div>
          <h2 className={classes.title}>{title}</h2>
          {line && <p className={classes.line}>{line}</p>}
        </div>
        {more && (
          <LocalLink to={more.to} className={classes.more}>
            {more.label}
            <Icon name="arrow-right" size={18} />
          </LocalLink>
        )}
      </div>
      <DeferredHydration>{children}</DeferredHydration>
    </section>
  )
}
