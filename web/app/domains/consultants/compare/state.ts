import { create } from 'zustand'
import { COMPARED_MAX } from '#contract/discovery/constants.ts'
import { onStoredElsewhere, readStored, writeStored } from '~/lib/stored.ts'

const KEY = 'consultancy-compare'

/** Enough to show the selected consultants without a request. */
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

/** Reads the stored selection and follows other tabs. Returns the unsubscribe function. */
export function followCompared() {
  const read = () => useCompared.setState({ compared: readStored(KEY, asCompared) ?? [] })
  read()
  return onStoredElsewhere(KEY, read)
}

/** Selects or deselects; a fourth is refused with `false`. */
export function toggleCompared({ id, name, thumbnail }: Compared): boolean {
  const { compared } = useCompared.getState()
  const others = compared.filter((one) => one.id !== id)
  if (others.length === compared.length && compared.length >= COMPARED_MAX) return false
  keep(others.length < compared.length ? others : [...others, { id, name, thumbnail }])
  return true
}

export const clearCompared = () => keep([])

export const comparePath = (compared: readonly { id: number }[]) =>
  `/consultants/compare?ids=${compared.map(({ id }) => id).join(',')}`

/** At most three different ids; invalid ones are left out. */
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
