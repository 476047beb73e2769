import * as api from '#contract/calls/endpoints.ts'
import * as showingApi from '#contract/calls/showing.ts'
import { registerPersonalData } from '#server/domains/accounts/public.ts'
import { onShareEnded } from '#server/domains/locker/public.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { getRoomNote, listRoomMessages, saveRoomNote, sendRoomMessage } from './chat/service.ts'
import { callsForExport, eraseCallsOf } from './personal-data/queries.ts'
import { enterRoom, findRoomOfCall, getRoom, renewIceServers } from './rooms/service.ts'
import { endShowingsOf, getShowing, showDocument, stopShowing, turnPage } from './showing/service.ts'
import { handleRoomSignals } from './signalling.ts'

export const registerCalls: DomainPlugin = (app) => {
  const serve = bind(app)
  registerPersonalData('calls', { read: callsForExport, erase: eraseCallsOf })
  serve(api.getRoom, getRoom)
  serve(api.findRoomOfCall, findRoomOfCall)
  serve(api.enterRoom, enterRoom)
  serve(api.renewIceServers, renewIceServers)
  serve(api.listRoomMessages, listRoomMessages)
  serve(api.sendRoomMessage, sendRoomMessage)
  serve(api.getRoomNote, getRoomNote)
  serve(api.saveRoomNote, saveRoomNote)
  serve(showingApi.getShowing, getShowing)
  serve(showingApi.showDocument, showDocument)
  serve(showingApi.turnPage, turnPage)
  serve(showingApi.stopShowing, stopShowing)
  onShareEnded(endShowingsOf)
  handleRoomSignals(app)
}
