/** Placeholder origin to resolve against; `.invalid` names never exist. */
const HERE = 'http://own.invalid'

/**
 * The path, query and fragment of an untrusted address (`?next=`, `?from=`) if it is a path on this site; undefined
 * otherwise. Browsers drop tabs and line breaks, treat a backslash as `/`, and read a leading `//` as another host, so
 * the address is parsed the way they do. A path with an empty segment is refused: once its language prefix is removed
 * it could start with `//`.
 */
export function ownPath(address: string | null | undefined): string | undefined {
  if (!address || !/^\/(?![/\\])/.test(address.replace(/[\t\r\n]/g, ''))) return undefined
  const { pathname, search, hash } = new URL(address, HERE)
  return pathname.includes('//') ? undefined : pathname + search + hash
}
