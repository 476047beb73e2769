/** The two kinds of expert talk. */
export const TALK_SEGMENTS = ['industrial', 'professional'] as const

/** States of a pay-per-minute talk. */
export const LIVE_TALK_STATES = ['ringing', 'live', 'ended', 'declined', 'missed', 'cancelled'] as const

/** Why a live talk ended. */
export const TALK_ENDS = [
  'hung_up',
  'no_money',
  'limit',
  'next_session',
  'nobody_connected',
  'staff',
  'hold_lapsed',
] as const

export const TALK_SIDES = ['customer', 'consultant'] as const

/** Whether an online expert can be called. */
export const EXPERT_STATES = ['free', 'on_call', 'in_session', 'not_taking'] as const

/** State of a call in the history: talks and booked calls. */
export const CALL_STATES = [...LIVE_TALK_STATES, 'in_call', 'completed', 'no_show'] as const

export const TALK_SUBJECT_MAX = 200

/** State of a library talk. */
export const TALK_STATES = ['draft', 'published', 'withdrawn'] as const

export const RECORDING_MAX_BYTES = 200 * 1024 * 1024

export const CAPTIONS_MAX_CHARACTERS = 120_000

/** The drawings and backgrounds of covers. */
export const COVER_DRAWINGS = [
  ...([
    'board',
    'bulb',
    'box',
    'bank',
    'screen',
    'people',
    'book',
    'letter',
    'clock',
    'phone',
    'seal',
    'glass',
  ] as const),
  ...(['chest', 'card', 'purse', 'calendar', 'bag'] as const),
] as const

export const COVER_TINTS = ['a', 'b', 'c', 'd', 'e'] as const
