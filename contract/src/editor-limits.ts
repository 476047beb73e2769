/** Limits of editors that consultants and staff use; apart from limits.ts, which every page loads. */

/** How much a consultant may plan. */
export const SCHEDULE_LIMITS = { rangesADay: 8, days: 200, rangesOfDays: 500, daysOff: 100, note: 120 } as const
/** What a consultant may write about themselves, in characters. */
export const PROFILE_LENGTHS = { headline: 80, about: 2000, procedure: 1000, credential: 120, video: 120 } as const
export const CREDENTIALS_MAX = 12
export const VIDEOS_MAX = 6
/** Hosts whose films may be linked. */
export const VIDEO_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'vimeo.com'] as const
/** What staff look at before they approve. */
export const CHECKLIST = ['identity', 'pan', 'qualification', 'registration', 'experience', 'profile'] as const
/** What is drawn on a cover, and on which ground. */
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
