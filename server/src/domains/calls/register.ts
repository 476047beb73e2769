import * as api from '#contract/calls/endpoints.ts'
import { registerPersonalData } from '#server/domains/accounts/public.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { emptyCalledOff } from './booked/emptying.ts'
import { bookedRooms } from './booked/service.ts'
import { listRoomMessages, sendRoomMessage } from './chat/service.ts'
import { enterRoom, renewIceServers } from './entries/service.ts'
import { registerRoomKind } from './kinds.ts'
import { getRoomNote, saveRoomNote } from './notes/service.ts'
import { callsForExport, eraseCallsOf } from './personal-data/queries.ts'
import { findRoomOfCall, getRoom } from './reading/service.ts'
import { hearRooms } from './signalling.ts'

export const registerCalls: DomainPlugin = (app) => {
  const serve = bind(app)
  registerRoomKind('booking', bookedRooms)
  registerPersonalData('calls', { read: callsForExport, erase: eraseCallsOf })
  serve(api.getRoom, getRoom)
  serve(api.findRoomOfCall, findRoomOfCall)
  serve(api.enterRoom, enterRoom)
  serve(api.renewIceServers, renewIceServers)
  serve(api.listRoomMessages, listRoomMessages)
  serve(api.sendRoomMessage, sendRoomMessage)
  serve(api.getRoomNote, getRoomNote)
  serve(api.saveRoomNote, saveRoomNote)
  hearRooms(app)
  emptyCalledOff(app)
}
