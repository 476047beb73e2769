import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const file = (name: string) => readFileSync(join(import.meta.dirname, '../../../assets', name))

/** Each font has Latin, ₹ and Devanagari, so that a line in two scripts needs no change of font. */
export const FONTS = { body: 'body', strong: 'strong', title: 'title' } as const
export type FontName = keyof typeof FONTS

let cached: Record<FontName, Buffer> | undefined

/** Read once, for the first document. */
export function fontFiles(): Record<FontName, Buffer> {
  cached ??= {
    body: file('documents-regular.ttf'),
    strong: file('documents-strong.ttf'),
    title: file('social-card.ttf'),
  }
  return cached
}
