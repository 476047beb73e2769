import { type FormEvent, type ReactNode, useId } from 'react'
import classes from './form-card.module.css'

interface FormCardProps {
  title: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** A short form in its own card, named by its title. */
export function FormCard({ title, onSubmit, children }: FormCardProps) {
  const id = useId()
  return (
    <form className={classes.card} noValidate onSubmit={onSubmit} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </form>
  )
}
