import { create } from 'zustand'
import { COMPARED_MAX } from '#contract/limits.ts'
import { onStoredElsewhere, readStored, writeStored } from '~/lib/stored.ts'

const KEY = 'consultancy-compare'

/** Enough to show who was ticked without asking the server. */
export interface Compared {
  id: number
  name: string
  thumbnail: string
}

export const useCompared = create<{ compared: readonly Compared[] }>(() => ({ compared: [] }))

function asCompared(value: unknown): Compared[] | null {
  if (!Array.isArray(value)) return null
  const rows = value.filter(
    (row): row is Compared =>
      Number.isSafeInteger(row?.id) && typeof row.name === 'string' && typeof row.thumbnail === 'string',
  )
  return rows.slice(0, COMPARED_MAX)
}

const keep = (compared: readonly Compared[]) => {
  writeStored(KEY, compared.length > 0 ? compared : null)
  useCompared.setState({ compared })
}

/** Reads who was ticked before and follows other tabs. Returns how to stop. */
export function followCompared() {
  const read = () => useCompared.setState({ compared: readStored(KEY, asCompared) ?? [] })
  read()
  return onStoredElsewhere(KEY, read)
}

/** Ticks or unticks; a fourth is refused with `false`. */
export function toggleCompared({ id, name, thumbnail }: Compared): boolean {
  const { compared } = useCompared.getState()
  const others = compared.filter((one) => one.id !== id)
  if (others.length === compared.length && compared.length >= COMPARED_MAX) return false
  keep(others.length < compared.length ? others : [...others, { id, name, thumbnail }])
  return true
}

export const forgetCompared = () => keep([])

export const comparePath = (compared: readonly { id: number }[]) =>
  `/consultants/compare?ids=${compared.map(({ id }) => id).join(',')}`

/** At most three different ids; what is no id is left out. */
export const idsIn = (text: string | null) =>
  [
    ...new Set(
      (text ?? '')
        .slice(0, 200)
        .split(',')
        .filter((id) => /^[1-9]\d{0,14}$/.test(id)),
    ),
  ]
    .map(Number)
    .slice(0, COMPARED_MAX)
