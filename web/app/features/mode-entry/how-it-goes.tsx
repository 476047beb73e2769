import type { ReactNode } from 'react'
import { Drawing, type DrawingName, type Tint } from '~/ui/drawing.tsx'
import { Page } from '~/ui/page.tsx'
import classes from './how-it-goes.module.css'

interface HowItGoesProps {
  title: string
  lead: string
  drawing: DrawingName
  tint: Tint
  points: readonly { title: string; text: string }[]
  /** The first step, below the lead. */
  start: ReactNode
  /** After the points. */
  children: ReactNode
}

/** Explains one mode of advice, and links to it. */
export function HowItGoes({ title, lead, drawing, tint, points, start, children }: HowItGoesProps) {
  return (
    <Page>
      <div className={classes.top}>
        <div>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.lead}>{lead}</p>
          {start}
        </div>
        <Drawing name={drawing} tint={tint} size="lg" />
      </div>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point.title}>
            <h2>{point.title}</h2>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
      {children}
    </Page>
  )
}
