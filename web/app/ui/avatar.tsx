import { initials } from '~/lib/initials.ts'
import classes from './avatar.module.css'

interface AvatarProps {
  name: string
  picture: string | null
  size?: number
}

/** A small round picture for bars, or initials. Decorative: the name is shown beside it. */
export function Avatar({ name, picture, size = 38 }: AvatarProps) {
  const box = { width: size, height: size, fontSize: size * 0.38 }
  if (picture) return <img src={picture} alt="" className={classes.avatar} style={box} width={size} height={size} />
  return (
    <span className={classes.avatar} style={box} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
