/** Packages that consultants offer, by their index in the list; a session in one costs about a fifth less. */
export const demoPackages = [
  { consultant: 0, mode: 'video', minutes: 60, sessions: 4 },
  { consultant: 0, mode: 'audio', minutes: 45, sessions: 3 },
  { consultant: 4, mode: 'video', minutes: 60, sessions: 3 },
  { consultant: 29, mode: 'video', minutes: 30, sessions: 5 },
  { consultant: 32, mode: 'video', minutes: 30, sessions: 5 },
  { consultant: 35, mode: 'audio', minutes: 30, sessions: 10 },
] as const

/** Packages that customers bought, by their index; later sessions of the same kind are booked with them. */
export const demoBoughtPackages = [
  { customer: 0, offer: 0, daysAgo: 38 },
  { customer: 2, offer: 3, daysAgo: 34 },
  { customer: 8, offer: 4, daysAgo: 33 },
] as const
