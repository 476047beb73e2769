const WORDS_MAX = 20

/** A title in parts, with those marked that match the typed text; fuzzy matches have no marks. */
export function highlight(title: string, typed: string): { text: string; marked: boolean }[] {
  const words = typed
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .slice(0, WORDS_MAX)
  if (words.length === 0) return [{ text: title, marked: false }]
  const pattern = new RegExp(
    `(${words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
    'giu',
  )
  return title
    .split(pattern)
    .map((text, at) => ({ text, marked: at % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
