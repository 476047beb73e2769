/** The forms of consultation. */
export const MODES = ['video', 'audio', 'written'] as const

export const PRESENCES = ['online', 'on_call', 'offline'] as const

/** The namespace in which browsers receive consultants' presence. */
export const PRESENCE_CHANNEL = '/presence'

/** Maximum number of consultants one page may watch. */
export const WATCHED_MAX = 200

/** Delay after page load before a consultant's browser announces presence. */
export const ANNOUNCE_DELAY_MS = 3000

/** ISO 639 codes of the languages offered for consultations. */
export const CONSULTING_LANGUAGES = [
  ...['en', 'hi', 'mr', 'gu', 'bn', 'ta', 'te', 'kn', 'ml', 'pa', 'or', 'as', 'ur', 'bho', 'mai', 'mwr', 'kok', 'tcy'],
  ...['ne', 'sd', 'ks', 'doi', 'mni', 'brx', 'sat', 'sa'],
] as const

/** Checklist items that a profile may show as verified. */
export const VERIFIED_CHECKS = ['identity', 'pan', 'qualification', 'registration', 'experience'] as const

/** Maximum price of a session, a minute or an answer before tax. */
export const FEE_MAX_PAISE = 10_000_000

/** Maximum lengths of a consultant's profile texts, in characters. */
export const PROFILE_LENGTHS = { headline: 80, about: 2000, procedure: 1000, credential: 120, video: 120 } as const

export const CREDENTIALS_MAX = 12

export const VIDEOS_MAX = 6

/** Allowed video hosts. */
export const VIDEO_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'vimeo.com'] as const

/** What staff check before approval. */
export const CHECKLIST = ['identity', 'pan', 'qualification', 'registration', 'experience', 'profile'] as const
