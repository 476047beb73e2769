import { ButtonLink } from '~/ui/button-link.tsx'
import { Drawing, type DrawingName, type Tint } from '~/ui/drawing.tsx'
import { Page } from '~/ui/page.tsx'
import classes from './how-it-goes.module.css'

interface HowItGoesProps {
  title: string
  lead: string
  drawing: DrawingName
  tint: Tint
  points: readonly { title: string; text: string }[]
  action: { to: string; label: string }
}

/** A page that explains one way to be advised, and leads on to it. */
export function HowItGoes({ title, lead, drawing, tint, points, action }: HowItGoesProps) {
  return (
    <Page>
      <div className={classes.top}>
        <div>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.lead}>{lead}</p>
          <ButtonLink to={action.to} size="lg">
            {action.label}
          </ButtonLink>
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
    </Page>
  )
}
