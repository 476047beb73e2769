import type { ReactNode } from 'react'
import classes from './sign-in.module.css'

interface StepFormProps {
  title: string
  /** A full page has its own first heading here. */
  headingOrder: 1 | 2
  lead: ReactNode
  back?: ReactNode
  /** Many fields stand closer. */
  dense?: boolean
  onSubmit: () => void
  children: ReactNode
}

/** What all steps of the sign-in look like. */
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
