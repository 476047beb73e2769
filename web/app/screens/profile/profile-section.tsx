import type { ReactNode } from 'react'
import { DeferredHydration } from '~/ui/deferred-hydration.tsx'
import classes from './profile.module.css'

interface ProfileSectionProps {
  id: string
  title: string
  children: ReactNode
}

/** One section of a profile, linked from its tab. */
export const ProfileSection = ({ id, title, children }: ProfileSectionProps) => (
  <section id={id} className={`${classes.section} pm-afar`} aria-labelledby={`${id}-title`} tabIndex={-1}>
    <h2 id={`${id}-title`} className={classes.title}>
      {title}
    </h2>
    <DeferredHydration>{children}</DeferredHydration>
  </section>
)
