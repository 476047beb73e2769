import type { ReactNode } from 'react'
import { tintOf } from '~/domains/consultants/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { initials } from '~/lib/initials.ts'
import { Icon } from '~/ui/icon.tsx'
import classes from './tile.module.css'

interface TileProps {
  person: { id: number; thumbnail: string | null; name: string }
  /** The video, over the portrait; nothing while the camera is off. */
  children?: ReactNode
  own?: boolean
  tag?: ReactNode
}

/** One participant: their video, or their portrait. */
export const Tile = ({ person, children, own = false, tag }: TileProps) => (
  <div className={classes.tile} data-own={own} data-tint={own ? 'b' : tintOf(person.id)}>
    <span className={classes.arch} aria-hidden="true">
      {person.thumbnail ? <img src={person.thumbnail} alt="" /> : <b>{initials(person.name)}</b>}
    </span>
    {children}
    {tag && <span className={classes.tag}>{tag}</span>}
  </div>
)

/** On a small tile, instead of the name. */
export function MutedMark() {
  const t = useT()
  return (
    <>
      <Icon name="microphone-off" size={18} />
      <span className="pm-visually-hidden">{t('Muted')}</span>
    </>
  )
}
