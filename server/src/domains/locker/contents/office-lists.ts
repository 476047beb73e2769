import { type Tag, tagOf } from './office-tags.ts'

/** The tags of a list of parts or relations; undefined if it is not plain UTF-8, which every program writes. */
export function tagsOf(bytes: Buffer): Tag[] | undefined {
  const text = decoded(bytes)
  if (text === undefined || text.includes('\0')) return undefined
  const tags = text.split('<').map(tagOf)
  const encodings = tags.flatMap(({ name, attributes }) => (name === '?xml' ? (attributes.get('encoding') ?? []) : []))
  return encodings.every((encoding) => /^(?:utf-8|us-ascii)$/i.test(encoding)) ? tags : undefined
}

function decoded(bytes: Buffer) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Objects and controls of other programs, wherever they are stored. */
const RUN = /\/(?:oleObject|control|activeXControlBinary|vbaProject)$/i
/** Opened only when the person asks for it: links, and values of other workbooks. */
const ASKED_FOR = /\/(?:hyperlink|externalLink(?:Long)?Path|xlPathMissing|xlExternalLinkPath\/xl\w+)$/i
/**
 * Pictures and films from a web page or from the author's own disk are accepted, as many letters have them. Their
 * server learns when the file is opened in Office, but nothing through us: Office files are not previewed. From a
 * network share they are refused, because Windows would sign in to it.
 */
const SHOWN = /\/(?:image|video|audio|media)$/i
const WEB_OR_DISK = /^(?:https?:\/\/|file:\/\/\/[a-z]:|[a-z]:\\|[^\\/:]+(?:[\\/][^\\/:]+)*$)/i

/** Whether a relation runs something, or fetches a template or other part that nobody asked for. */
export function isUnsafeRelation({ attributes }: Tag) {
  const type = attributes.get('Type')?.trim() ?? ''
  if (RUN.test(type)) return true
  if (!/^\s*external\s*$/i.test(attributes.get('TargetMode') ?? '')) return false
  if (SHOWN.test(type)) return !WEB_OR_DISK.test(attributes.get('Target')?.trim() ?? '')
  return !ASKED_FOR.test(type)
}
