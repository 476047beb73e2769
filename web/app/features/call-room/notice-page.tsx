import type { ReactNode } from 'react'
import { Drawing, type DrawingName, type Tint } from '~/ui/drawing.tsx'
import { RoomFrame } from './frame.tsx'
import { RoomHead } from './head.tsx'
import classes from './notice-page.module.css'

interface NoticePageProps {
  drawing: DrawingName
  tint: Tint
  title: string
  /** What is safe, and what to do. */
  children: ReactNode
  actions?: ReactNode
}

/** A room that cannot be entered, or not now: the reason, what is safe, and the next steps. */
export const NoticePage = ({ drawing, tint, title, children, actions }: NoticePageProps) => (
  <RoomFrame>
    <RoomHead />
    <div className={classes.page}>
      <Drawing name={drawing} tint={tint} size="lg" />
      <h1>{title}</h1>
      <div className={classes.text}>{children}</div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  </RoomFrame>
)
