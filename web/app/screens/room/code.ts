/** What people type or paste for a room: its code with spaces and capitals in it, or the whole link. */
export function codeOf(typed: string) {
  const inLink = /\/room\/([^/?#\s]+)/.exec(typed)?.[1]
  return (inLink ?? typed).replaceAll(/[\s-]+/g, '').toLowerCase()
}
