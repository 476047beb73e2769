/** A participant as shown in the room. */
export interface Person {
  id: number
  name: string
  thumbnail: string | null
}
