/** A room code as typed or pasted, with spaces and capitals, or the whole link. */
export function codeOf(typed: string) {
  const inLink = /\/room\/([^/?#\s]+)/.exec(typed)?.[1]
  return (inLink ?? typed).replaceAll(/[\s-]+/g, '').toLowerCase()
}
