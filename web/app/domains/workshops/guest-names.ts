import type { Api } from '~/lib/api.ts'
import { saveAttendees } from './api.ts'

const keyOf = (workshopId: number) => `workshop-attendees-${workshopId}`

/** A visitor's names of attendees wait in this tab until the order is placed, because nobody is signed in yet. */
export function rememberNames(workshopId: number, names: readonly string[]) {
  try {
    sessionStorage.setItem(keyOf(workshopId), JSON.stringify(names))
  } catch {
    // Without storage the names are entered on the tickets.
  }
}

function takeNames(workshopId: number): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(workshopId)) ?? '[]')
    sessionStorage.removeItem(keyOf(workshopId))
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

/** Saves them for the buyer, before the order is placed. The order does not fail if that does: names can be changed on the tickets. */
export async function sendNames(api: Api, workshopIds: readonly number[]) {
  for (const id of workshopIds) {
    const names = takeNames(id)
    if (names.some(Boolean)) await saveAttendees(api, id, names).catch(() => {})
  }
}
