/** Somebody as the room shows them. */
export interface Person {
  id: number
  name: string
  thumbnail: string | null
}
