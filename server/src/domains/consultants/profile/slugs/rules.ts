import { romanise } from '#server/domains/catalogue/service.ts'

const LONGEST = 80
/** People write Asha and Varma, not aashaa and varmaa. */
const SHORTER: readonly (readonly [RegExp, string])[] = [
  [/aa/g, 'a'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
]

/** A name as it stands in an address: 'आशा वर्मा' is asha-varma. A name without any letters we know is a plain word. */
export function slugOfName(name: string) {
  const read = name.replaceAll(/[\u0900-\u097f\u200c\u200d]+/gu, (word) =>
    SHORTER.reduce((spelt, [long, short]) => spelt.replaceAll(long, short), romanise(word)),
  )
  const plain = read
    .normalize('NFKD')
    .replaceAll(/\p{Mark}|['’.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, '')
  return plain || 'consultant'
}

/** The first of asha-varma, asha-varma-2, asha-varma-3 … that nobody has. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>) {
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${wanted}-${number}`)) number += 1
  return `${wanted}-${number}`
}

/** Whether a slug was made from this name, with a number or without. */
export const isSlugOf = (slug: string, wanted: string) =>
  slug === wanted || (slug.startsWith(`${wanted}-`) && /^\d+$/.test(slug.slice(wanted.length + 1)))
