/** Stands for whatever host serves us; no real one has this name. */
const HERE = 'http://own.invalid'

/**
 * The path, query and fragment of an address that somebody else may have written (`?next=`, `?from=`), if it is a path on this
 * site; undefined otherwise. Browsers drop tabs and line breaks, take a backslash for `/`, and read what begins with `//` as
 * another host, so the address is read as they do. A path with an empty part is refused: without its language it could be one of those.
 */
export function ownPath(address: string | null | undefined): string | undefined {
  if (!address || !/^\/(?![/\\])/.test(address.replace(/[\t\r\n]/g, ''))) return undefined
  const { pathname, search, hash } = new URL(address, HERE)
  return pathname.includes('//') ? undefined : pathname + search + hash
}
