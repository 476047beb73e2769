import classes from './drawing.module.css'
import sheet from './drawings.svg?url'

export type DrawingName =
  | 'bag'
  | 'bank'
  | 'board'
  | 'book'
  | 'box'
  | 'bulb'
  | 'calendar'
  | 'card'
  | 'chest'
  | 'clock'
  | 'door'
  | 'glass'
  | 'letter'
  | 'no-network'
  | 'people'
  | 'phone'
  | 'purse'
  | 'scaffold'
  | 'screen'
  | 'seal'
  | 'star'
  | 'torn-page'
export type Tint = 'a' | 'b' | 'c' | 'd' | 'e'

interface DrawingProps {
  name: DrawingName
  tint?: Tint
  size?: 'md' | 'lg'
}

/** An ink drawing in an arch. Decorative. */
export function Drawing({ name, tint = 'a', size = 'md' }: DrawingProps) {
  return (
    <svg className={classes.drawing} data-size={size} viewBox="0 0 140 124" aria-hidden="true" focusable="false">
      <use href={`${sheet}#arch`} fill={`var(--pm-tint-${tint})`} />
      <use href={`${sheet}#${name}`} />
      <use href={`${sheet}#ground`} />
    </svg>
  )
}
