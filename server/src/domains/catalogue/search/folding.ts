import { romanise } from './devanagari.ts'

/** Spelling variants with the same meaning, each mapped to one form; the order matters. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/tch|chh|ch/g, 'C'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/([kgjtdbr])h/g, '$1'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/y/g, 'i'],
  [/ee|ii/g, 'i'],
  [/oo|uu|ou/g, 'u'],
  [/aa/g, 'a'],
  [/(.)\1+/g, '$1'],
  // Silent e: licence, juice, masale.
  [/(?<=...)e$/g, ''],
]

const foldWord = (word: string) => ALIKE.reduce((folded, [written, read]) => folded.replaceAll(written, read), word)

/** Words of a question that do not describe what is searched. */
const ASKING = new Set(
  (
    'a an and the of for in to on with my is how what who best near me consultant consultants consultancy advisor expert ' +
    'help business start setup ka ke ki ko se me mein mai aur kaise kare karen karna hai liye chahiye salahkar salah ' +
    'shuru lagana lagaye kholna kholne wala wale vala'
  )
    .split(' ')
    .map(foldWord),
)

/** The words of a text by sound, independent of script and spelling. */
export const foldedWords = (text: string): string[] =>
  romanise(text)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{Mark}|['’]/gu, '')
    .split(/[^a-z0-9]+/)
    .map((word) => (/\d/.test(word) ? word : foldWord(word)))
    .filter((word) => word !== '')

/** The same for typed text: question words count only if there are no others. */
export function typedWords(text: string, most = 8): string[] {
  const words = foldedWords(text)
  const notification = words.filter((word) => !ASKING.has(word))
  return [...new Set(notification.length > 0 ? notification : words)].slice(0, most)
}
