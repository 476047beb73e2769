import { Icon } from '~/ui/icon.tsx'
import { type IconName, sectorIconNames } from '~/ui/icon-names.ts'

const known: ReadonlySet<string> = new Set(sectorIconNames)

/** The icon staff chose for a sector; one we have no drawing of shows the general one. */
export function SectorIcon({ name }: { name: string }) {
  return <Icon name={known.has(name) ? (name as IconName) : 'layout-grid'} size={24} />
}
