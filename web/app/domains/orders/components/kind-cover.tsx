import type { ItemType } from '#contract/orders/constants.ts'
import { Icon } from '~/ui/icon.tsx'
import { kindOf } from '../kinds.ts'
import classes from './kind-cover.module.css'

/** Cover for items without a picture: an icon of their kind on a tint. */
export function KindCover({ type }: { type: ItemType }) {
  const { icon, tint } = kindOf(type)
  return (
    <span className={classes.cover} style={{ background: `var(--pm-tint-${tint})` }}>
      <Icon name={icon} size={24} />
    </span>
  )
}
