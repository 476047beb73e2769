import { randomBytes } from 'node:crypto'

/** Notifies every process of the slug of a room whose session was cancelled or reassigned. */
export const ROOM_CHANGED = 'booked_room_changed'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** The slug of a room: a hundred random bits in letters that can be read out. */
export const newRoom = () => Array.from(randomBytes(20), (byte) => LETTERS[byte % LETTERS.length]).join('')
