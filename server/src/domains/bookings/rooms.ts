import { randomBytes } from 'node:crypto'

/** Every process hears the slug of a room whose session was called off or given to somebody else. */
export const ROOM_CHANGED = 'booked_room_changed'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** The slug of a room: a hundred random bits in letters that can be read out. */
export const newRoom = () => Array.from(randomBytes(20), (byte) => LETTERS[byte % LETTERS.length]).join('')
