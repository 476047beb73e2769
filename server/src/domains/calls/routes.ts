import * as api from '#contract/rooms.ts'
import { keepsPersonalData } from '#server/domains/accounts/service.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import { emptyCalledOff } from './booked/emptying.ts'
import { bookedRooms } from './booked/service.ts'
import { registerRoomKind } from './kinds.ts'
import { callsKeptOf, forgetCallsOf } from './privacy/queries.ts'
import * as calls from './service.ts'
import { hearRooms } from './signalling.ts'

export const callsWing: Wing = (app) => {
  const serve = bind(app)
  registerRoomKind('booking', bookedRooms)
  keepsPersonalData('calls', { read: callsKeptOf, forget: forgetCallsOf })
  serve(api.getRoom, calls.getRoom)
  serve(api.findRoomOfCall, calls.findRoomOfCall)
  serve(api.enterRoom, calls.enterRoom)
  serve(api.renewIceServers, calls.renewIceServers)
  serve(api.listRoomMessages, calls.listRoomMessages)
  serve(api.sendRoomMessage, calls.sendRoomMessage)
  serve(api.getRoomNote, calls.getRoomNote)
  serve(api.saveRoomNote, calls.saveRoomNote)
  hearRooms(app)
  emptyCalledOff(app)
}
