/** Somebody as the room shows them. */
export interface Person {
  id: number
  name: string
  thumbnail: string | null
}

/** What stands in the arch of somebody without a portrait. */
export const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
