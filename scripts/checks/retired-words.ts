import type { SourceRule } from './source-rules.ts'

/** Retired private words, with the usual word to use instead. */
const RETIRED = new Map(
  Object.entries({
    services: ['house', 'houses'],
    'a register… function': ['wing', 'wings'],
    'input, request or query': ['wish', 'wishes', 'wished'],
    'operation or action': ['deed', 'deeds'],
    'notify, report or send': ['tell', 'tells', 'telling', 'teller', 'told', 'untold'],
    balance: ['purse', 'purses'],
    'payment split': ['borne'],
    status: ['standing', 'standings'],
    baseline: ['twin', 'twins'],
    timeout: ['patience'],
    'join or leave': ['sit', 'sits', 'sitting', 'sitter'],
    'clear or erase': ['forget', 'forgets'],
    encrypted: ['sealed'],
    'live region': ['aloud'],
  }).flatMap(([instead, words]) => words.map((word) => [word, instead] as const)),
)

/** Applied migrations keep their names and columns; catalogues contain sentences; one drawing shows a purse. */
const EXEMPT = /^server\/migrations\/|\/hi(?:-\w+)?\.ts$|^web\/app\/texts\/|^web\/app\/ui\/operated\/cover\/words\.ts$/

const COMMENTS_AND_STRINGS =
  /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`/gm
const TEXT_OF_ELEMENTS = />[^<>{}=;()]*<\//g
const blank = (text: string, pattern: RegExp) => text.replaceAll(pattern, (gone) => gone.replaceAll(/[^\n]/g, ' '))

const wordsOf = (name: string) => name.split(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z]+/).map((word) => word.toLowerCase())
const retiredIn = (name: string) => wordsOf(name).find((word) => RETIRED.has(word))

/** Retired words in identifiers and file names. */
export const noRetiredWords: SourceRule = (files) =>
  files.flatMap(({ path, text }) => {
    if (EXEMPT.test(path)) return []
    const inPath = retiredIn(path)
    const found = inPath ? [`${path} is named with "${inPath}"; say ${RETIRED.get(inPath)}`] : []
    if (!/\.(ts|tsx|mjs)$/.test(path)) return found
    const code = blank(blank(text, COMMENTS_AND_STRINGS), TEXT_OF_ELEMENTS)
    for (const { 0: name, index } of code.matchAll(/[A-Za-z_$][\w$]*/g)) {
      const word = retiredIn(name)
      if (word) found.push(`${path}:${code.slice(0, index).split('\n').length} ${name}; say ${RETIRED.get(word)}`)
    }
    return found
  })
