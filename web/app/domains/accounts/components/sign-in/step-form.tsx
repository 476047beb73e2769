import type { ReactNode } from 'react'
import classes from './sign-in.module.css'

interface StepFormProps {
  title: string
  /** On its own page the form has the first heading. */
  headingOrder: 1 | 2
  lead: ReactNode
  back?: ReactNode
  /** Less space between many fields. */
  dense?: boolean
  onSubmit: () => void
  children: ReactNode
}

/** Layout shared by all sign-in steps. */
export function StepForm({ title, headingOrder, lead, back, dense = false, onSubmit, children }: StepFormProps) {
  const Heading = headingOrder === 1 ? 'h1' : 'h2'
  return (
    <form
      className={classes.step}
      data-dense={dense}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <div className={classes.head}>
        {back}
        <Heading className={classes.title}>{title}</Heading>
        <p className={classes.lead}>{lead}</p>
      </div>
      {children}
    </form>
  )
}
