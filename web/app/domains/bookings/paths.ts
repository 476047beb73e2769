export const bookPath = (id: number) => `/book/${id}`
export const bookingPath = (id: number) => `/dashboard/bookings/${id}`
export const roomPath = (room: string) => `/room/${room}`

/** A consultant's profile, opened to choose another slot of the same kind. */
export const otherTimesPath = (slug: string, { mode, minutes }: { mode: string; minutes: number }) =>
  `/consultants/${slug}?mode=${mode}&minutes=${minutes}#book`
