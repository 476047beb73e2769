export const COURSE_STATES = ['draft', 'published', 'withdrawn'] as const
export type CourseState = (typeof COURSE_STATES)[number]

export const CERTIFICATE_STATES = ['valid', 'revoked'] as const
export type CertificateState = (typeof CERTIFICATE_STATES)[number]

export const CERTIFICATE_KINDS = ['course', 'workshop'] as const

export const LESSON_KINDS = ['video', 'reading', 'quiz'] as const

export const FILM_QUALITIES = ['low', 'high'] as const
export type FilmQuality = (typeof FILM_QUALITIES)[number]

export const FILM_MAX_BYTES = 2 * 1024 * 1024 * 1024

/** Files of a lesson, such as a template or a checklist. */
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024
export const ATTACHMENTS_MAX = 10

/** How many seconds the two qualities of a film may differ in length. */
export const FILM_LENGTHS_DIFFER_SECONDS = 2

export const CHAPTERS_MAX = 30
export const LESSONS_MAX = 60
export const QUESTIONS_MAX = 50
export const OPTIONS_MAX = 8

/** How many days a programme includes newly published courses, and how long access to them stays free: a year. */
export const PROGRAMME_NEW_COURSES_DAYS = 365

/** What staff sort their list by. */
export const STAFF_COURSE_SORTS = ['updatedAt', 'title', 'price', 'learners'] as const
export const CERTIFICATE_SORTS = ['issuedAt', 'number', 'name'] as const
export const LESSON_POST_SORTS = ['postedAt', 'author', 'course'] as const
export type LessonPostSort = (typeof LESSON_POST_SORTS)[number]
export type CertificateSort = (typeof CERTIFICATE_SORTS)[number]
export type StaffCourseSort = (typeof STAFF_COURSE_SORTS)[number]

export const COURSE_SORTS = ['popular', 'newest', 'cheapest', 'shortest'] as const

/** Length of a note, and how many a learner has in a lesson. */
export const NOTE_MAX = 2000
export const NOTES_MAX = 200

/** Length of a question or answer about a lesson. */
export const POST_MAX = 2000
/** How many questions of a learner in one course wait for the trainer at a time. */
export const OPEN_QUESTIONS_MAX = 5
/** How often one person writes below a question. */
export const ANSWERS_OF_ONE_MAX = 20

/** What was bought: one course, or the programme of an industry or a sector. */
export const PURCHASE_KINDS = ['course', 'industry', 'sector'] as const
export type PurchaseKind = (typeof PURCHASE_KINDS)[number]

/** Why a purchase cannot be refunded by its buyer. */
export const REFUND_OBSTACLES = ['too_late', 'watched', 'quiz_passed', 'credited', 'refunded'] as const

/** Players report every few seconds; a report has few ranges unless somebody seeks a lot. */
export const PLAYED_RANGES_MAX = 50

/** How long an address of a film works, and how long a silent player counts as active. */
export const FILM_ADDRESS_SECONDS = 120

export const STREAMS_MAX = 2
