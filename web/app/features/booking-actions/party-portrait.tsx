import type { Party } from '~/domains/bookings/api.ts'
import { Portrait } from '~/domains/consultants/components/portrait.tsx'
import { Avatar } from '~/ui/avatar.tsx'

/** One side of a session: a portrait in the arch, or initials. */
export function PartyPortrait({ party, width = 64 }: { party: Party; width?: number }) {
  if (!party.thumbnail) return <Avatar name={party.name} picture={null} size={Math.min(width, 44)} />
  return <Portrait id={party.id} picture={party.thumbnail} width={width} early />
}
