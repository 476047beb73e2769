import { tagOf } from './office-tags.ts'

/** Marks of a field's edges; the text, which is read byte by byte, cannot contain them. */
const BEGIN = '\uE000'
const OTHER = '\uE001'
/** A field that starts another program, or whose name is made by another field. */
const STARTS_PROGRAM = /\uE000\s*(?:DDE(?:AUTO)?(?![\w-])|\uE000)/i
const LINKS = ['ddeLink', 'oleLink']
const INSTRUCTIONS = ['instrText', 'delInstrText']
const INTERESTING = /[iI]nstr|fldChar|ddeLink|oleLink/
/** The name of a field is at its beginning. */
const NAME_WITHIN = 1_000
/** Longer than any tag with the text after it; of the rest, only the beginning is kept. */
const LONGEST_TAG = 1_000_000

/**
 * Whether a part of an Office file, which arrives in pieces, exchanges data with another program (DDE). The instruction
 * of a field may be divided among several tags. UTF-16 reads the same without its zero bytes.
 */
export function fieldFinder() {
  let rest = ''
  let codes = ''
  let isInside = false
  let found = false

  function readTag(piece: string) {
    // Nobody writes a comment into an instruction, except to divide a word.
    if (isInside && /^[!?]/.test(piece)) found = true
    if (!INTERESTING.test(piece)) return
    const { name, attributes, text } = tagOf(piece)
    const edge = attributes.get('fldCharType')
    const instruction = attributes.get('instr')
    if (LINKS.includes(name)) found = true
    else if (piece.startsWith('/')) isInside = false
    else if (INSTRUCTIONS.includes(name)) {
      isInside = true
      codes += text
    } else if (edge !== undefined) codes += edge.trim() === 'begin' ? BEGIN : OTHER
    else if (instruction !== undefined) codes += BEGIN + instruction + OTHER
  }

  function readTags(text: string) {
    for (const piece of text.split('<')) readTag(piece)
    found ||= STARTS_PROGRAM.test(codes)
    const last = codes.slice(Math.max(0, codes.lastIndexOf(BEGIN)))
    codes = last.replaceAll(/\s+/g, ' ').slice(0, NAME_WITHIN)
  }

  return {
    add(chunk: Buffer) {
      if (found) return
      const text = rest + chunk.toString('latin1').replaceAll('\0', '')
      const lastTag = Math.max(0, text.lastIndexOf('<'))
      rest = text.slice(lastTag, lastTag + LONGEST_TAG)
      if (isInside || INTERESTING.test(text)) readTags(text.slice(0, lastTag))
    },
    found() {
      readTags(rest)
      rest = ''
      return found
    },
  }
}
