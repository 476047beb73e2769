/** Call rooms: kinds, roles, states and connection quality. */
export const ROOM_KINDS = ['booking', 'talk'] as const

export const ROOM_ROLES = ['customer', 'consultant'] as const

export const ROOM_STATES = ['early', 'open', 'ended'] as const

export const ROOM_QUALITIES = ['good', 'weak', 'bad'] as const

export const ROOM_NOTE_MAX = 5000

/** The last page of a document that can be shown in a call. */
export const SHOWN_PAGES_MAX = 2000
