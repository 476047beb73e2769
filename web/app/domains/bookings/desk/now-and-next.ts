interface Session {
  state: string
  startsAt: string
  endsAt: string
  joinFrom: string
}

const STANDS = ['confirmed', 'in_call']

/** The room is open from some minutes before the start until the end. */
export const isOpen = ({ state, joinFrom, endsAt }: Session, at: number) =>
  STANDS.includes(state) && at >= Date.parse(joinFrom) && at < Date.parse(endsAt)

/** The current session, otherwise the next one: the highlighted row. */
export const nextOf = <S extends Session>(sessions: readonly S[], at: number): S | undefined =>
  sessions
    .filter(({ state, endsAt }) => STANDS.includes(state) && Date.parse(endsAt) > at)
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))[0]
