import type { ReactNode } from 'react'
import { Icon } from '~/ui/icon.tsx'
import classes from './sign-in.module.css'

export function BackLink({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={`${classes.link} ${classes.back}`} onClick={onClick}>
      <Icon name="arrow-left" size={18} />
      {children}
    </button>
  )
}
