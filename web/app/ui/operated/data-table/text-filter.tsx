import { useEffect, useState } from 'react'
import { TextInput } from '~/ui/operated/text-input.tsx'
import classes from './toolbar.module.css'

interface TextFilterProps {
  label?: string
  'aria-label'?: string
  placeholder: string
  value: string
  pattern: RegExp | undefined
  set: (text: string) => void
}

/** Filters on blur or Enter. */
export function TextFilter({ value, pattern, set, ...named }: TextFilterProps) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const text = typed.trim()
  const fits = text === '' || !pattern || pattern.test(text)
  const send = () => fits && text !== value && set(text)
  return (
    <TextInput
      {...named}
      className={classes.text}
      value={typed}
      error={!fits}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={send}
      onKeyDown={(event) => event.key === 'Enter' && send()}
    />
  )
}
