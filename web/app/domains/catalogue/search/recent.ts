import { create } from 'zustand'
import { onStoredElsewhere, readStored, writeStored } from '~/lib/stored.ts'

const KEY = 'paramarsh-recent-searches'
const MOST = 5

export interface RecentSearch {
  text: string
  /** Without the language prefix. */
  to: string
}

const isRecent = (value: unknown): value is RecentSearch =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'to' in value &&
  typeof value.to === 'string' &&
  /^\/(?:consultants|products|service)\b/.test(value.to)

const read = () =>
  readStored(KEY, (value) => (Array.isArray(value) ? value.filter(isRecent).slice(0, MOST) : null)) ?? []

/** Recent search selections, newest first. They never leave the browser. */
export const useRecent = create<{ recent: readonly RecentSearch[] }>(() => ({ recent: [] }))

const keep = (recent: readonly RecentSearch[]) => {
  writeStored(KEY, recent.length > 0 ? recent : null)
  useRecent.setState({ recent })
}

export const loadRecent = () => useRecent.setState({ recent: read() })
export const remember = (search: RecentSearch) =>
  keep([search, ...read().filter(({ to }) => to !== search.to)].slice(0, MOST))
export const clearRecent = () => keep([])

export const watchRecent = () => onStoredElsewhere(KEY, loadRecent)
