export interface Tag {
  /** Without its prefix. */
  name: string
  /** By their names without prefixes. */
  attributes: Map<string, string>
  /** What follows up to the next tag. */
  text: string
}

const NAME = /[^\s/>]*/y
const ATTRIBUTE = /\s+([^\s=/>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y
const END = /\s*\/?>/y
const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** A tag of an Office file, from the text between two `<`, which is always a reference inside a tag. */
export function tagOf(piece: string): Tag {
  NAME.lastIndex = 0
  const name = local(NAME.exec(piece)![0])
  const attributes = new Map<string, string>()
  let at = NAME.lastIndex
  for (;;) {
    ATTRIBUTE.lastIndex = at
    const [whole, attribute, double, single] = ATTRIBUTE.exec(piece) ?? []
    if (whole === undefined) break
    attributes.set(local(attribute!), withoutReferences((double ?? single)!))
    at += whole.length
  }
  END.lastIndex = at
  return { name, attributes, text: END.test(piece) ? withoutReferences(piece.slice(END.lastIndex)) : '' }
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Document types are refused, so that there are no other names. */
const withoutReferences = (text: string) =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? all
    const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  })
