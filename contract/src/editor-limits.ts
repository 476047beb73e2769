/** Limits of the editors for consultants and staff; separate from limits.ts, which every page loads. */

/** Limits of a consultant's schedule. */
export const SCHEDULE_LIMITS = { rangesADay: 8, days: 200, rangesOfDays: 500, daysOff: 100, note: 120 } as const
/** Maximum lengths of a consultant's profile texts, in characters. */
export const PROFILE_LENGTHS = { headline: 80, about: 2000, procedure: 1000, credential: 120, video: 120 } as const
export const CREDENTIALS_MAX = 12
export const VIDEOS_MAX = 6
/** Allowed video hosts. */
export const VIDEO_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'vimeo.com'] as const
/** What staff check before approval. */
export const CHECKLIST = ['identity', 'pan', 'qualification', 'registration', 'experience', 'profile'] as const
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
