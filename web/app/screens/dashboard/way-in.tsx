import type { ReactNode } from 'react'
import { Icon } from '~/ui/icon.tsx'
import type { IconName } from '~/ui/icon-names.ts'
import classes from './need-help.module.css'

/** One way to contact support. */
export function WayIn({
  icon,
  title,
  note,
  children,
}: {
  icon: IconName
  title: string
  note: string | undefined
  children: ReactNode
}) {
  return (
    <section className={classes.way}>
      <Icon name={icon} size={26} />
      <h2>{title}</h2>
      <p className="pm-num">{note}</p>
      {children}
    </section>
  )
}
