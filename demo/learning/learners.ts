/** What a demo customer bought, and how far they are. */
export interface DemoLearner {
  /** Position in the list of customers. */
  customer: number
  kind: 'course' | 'industry' | 'sector'
  /** The slug of the course, industry or sector. */
  item: string
  boughtDaysAgo: number
  /** Of the course that they watch: what share of all its films. */
  watched: number
  course: string
  /** For each attempt at the quiz, how many questions from the first were right. */
  attempts: number[]
  /** Days since the certificate was issued. */
  certifiedDaysAgo?: number
  /** What they asked the trainer about the first lesson, with the answer unless it still waits. */
  question?: { text: string; answer?: string }
  /** What they say about the course. */
  review?: { rating: number; comment: string }
}

const course = (slug: string) => ({ kind: 'course', item: slug, course: slug }) as const

/** The first is the demo login, who is half way through one course and has finished another. */
export const demoLearners: DemoLearner[] = [
  {
    customer: 0,
    ...course('gst-for-traders-without-fear'),
    boughtDaysAgo: 58,
    watched: 1,
    attempts: [1, 3],
    certifiedDaysAgo: 49,
  },
  { customer: 0, ...course('start-a-spice-unit'), boughtDaysAgo: 23, watched: 0.5, attempts: [] },
  {
    customer: 2,
    ...course('start-a-spice-unit'),
    boughtDaysAgo: 62,
    watched: 1,
    attempts: [2],
    certifiedDaysAgo: 41,
    question: {
      text: 'Do I need the licence before I rent the shed, or only before I start production?',
      answer:
        'Before production. But choose the shed with the inspection in mind: water, drainage and a washable floor.',
    },
    review: {
      rating: 5,
      comment: 'The lesson on licences saved me two visits to the office. Sums are shown step by step.',
    },
  },
  {
    customer: 6,
    ...course('start-a-spice-unit'),
    boughtDaysAgo: 37,
    watched: 0.9,
    attempts: [1, 1],
    review: { rating: 4, comment: 'मशीन चुनने वाला पाठ बहुत काम का है। क्विज़ थोड़ी कठिन लगी।' },
  },
  {
    customer: 11,
    ...course('start-a-spice-unit'),
    boughtDaysAgo: 28,
    watched: 0.2,
    attempts: [],
    question: { text: 'क्या छोटी इकाई के लिए भी प्रदूषण बोर्ड की मंज़ूरी चाहिए?' },
  },
  {
    customer: 4,
    kind: 'industry',
    item: 'gst-returns-notices',
    course: 'gst-for-traders-without-fear',
    boughtDaysAgo: 34,
    watched: 0.7,
    attempts: [2],
    review: { rating: 4, comment: 'Good examples from real invoices. I would like one more lesson on notices.' },
  },
  {
    customer: 8,
    ...course('gst-for-traders-without-fear'),
    boughtDaysAgo: 46,
    watched: 1,
    attempts: [0, 2],
    review: { rating: 5, comment: 'Now I file GSTR-1 myself. Short lessons, easy to follow after shop hours.' },
  },
  {
    customer: 7,
    kind: 'sector',
    item: 'food-beverages',
    course: 'namkeen-that-stays-crisp',
    boughtDaysAgo: 19,
    watched: 0.4,
    attempts: [],
  },
  {
    customer: 15,
    ...course('books-that-a-bank-believes'),
    boughtDaysAgo: 12,
    watched: 1,
    attempts: [1, 2],
    certifiedDaysAgo: 2,
    review: { rating: 5, comment: 'The bank asked for exactly the papers that this course lists.' },
  },
  { customer: 21, ...course('a-drinking-water-plant'), boughtDaysAgo: 5, watched: 0.1, attempts: [] },
]
