import type { ReactNode } from 'react'
import { InItsTurn } from '~/ui/in-its-turn.tsx'
import classes from './profile.module.css'

interface ProfileSectionProps {
  id: string
  title: string
  children: ReactNode
}

/** One part of a profile, that its tab leads to. */
export const ProfileSection = ({ id, title, children }: ProfileSectionProps) => (
  <section id={id} className={`${classes.section} pm-afar`} aria-labelledby={`${id}-title`} tabIndex={-1}>
    <h2 id={`${id}-title`} className={classes.title}>
      {title}
    </h2>
    <InItsTurn>{children}</InItsTurn>
  </section>
)
