import { clockIn } from '~/lib/dates.ts'
import { msg } from '~/lib/i18n/texts.ts'

const greetings = [
  { from: 0, word: msg('Good evening, {name}') },
  { from: 4, word: msg('Good morning, {name}') },
  { from: 12, word: msg('Good afternoon, {name}') },
  { from: 17, word: msg('Good evening, {name}') },
]

/** By the reader's clock. */
export function greetingAt(now: number, zone: string) {
  const hour = Number(clockIn(zone, new Date(now)).slice(0, 2))
  return greetings.findLast(({ from }) => hour >= from)!.word
}
