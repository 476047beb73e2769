/** What the server tells browsers over the socket: the event's name and what comes with it. */
export interface ServerEvents {
  bookingdone: { consultantId: number; message: string }
  /** An event the browser sent was not accepted, and it had asked for no answer. */
  refused: { event: string; code: string; message: string }
}
export type ServerEvent = keyof ServerEvents
