import { Icon } from '~/ui/icon.tsx'
import { type IconName, sectorIconNames } from '~/ui/icon-names.ts'

const known: ReadonlySet<string> = new Set(sectorIconNames)

/** The icon chosen by staff for a sector; an unknown name shows the default one. */
export function SectorIcon({ name }: { name: string }) {
  return <Icon name={known.has(name) ? (name as IconName) : 'layout-grid'} size={24} />
}
