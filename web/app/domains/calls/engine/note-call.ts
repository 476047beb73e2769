import { leaveChannel, setBookingDetails, setCallDuration, setMediaType, setParties, setToken } from '../state.ts'
import type { Flow, RoomEntry } from '../wire.ts'
import { secondsConnected } from './clock.ts'

/** Keeps the live call state of SPEC in sync with the engine. */
export const noteCall = {
  entered({ token, room }: RoomEntry) {
    setToken(token, room.channelName)
    setMediaType(room.mode)
    setBookingDetails({
      bookId: room.bookId,
      amount: room.bookAmount,
      consultantId: room.consultantId,
      callType: room.callType,
    })
    setParties(room.consultantName, { id: room.other.id, name: room.other.name, thumbnail: room.other.thumbnail })
  },
  lasted: (flow: Flow, now: number) => setCallDuration(Math.floor(secondsConnected(flow, now))),
  left: leaveChannel,
}
