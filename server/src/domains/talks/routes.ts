import * as receiptApi from '#contract/talk-receipts.ts'
import * as api from '#contract/talks.ts'
import * as staffApi from '#contract/talks-staff.ts'
import { keepsPersonalData } from '#server/domains/accounts/service.ts'
import { registerRoomKind } from '#server/domains/calls/service.ts'
import { registerSeller } from '#server/domains/orders/service.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import { keepClock } from './meter/clock.ts'
import { emptyTalksOf, isInATalk, talksKeptOf } from './privacy/queries.ts'
import { talkRooms } from './rooms.ts'
import { talkSeller } from './sales.ts'
import * as talks from './service.ts'
import { serveCallsFile } from './staff/files.ts'

export const talksWing: Wing = (app) => {
  const serve = bind(app)
  registerSeller('talk', talkSeller)
  registerRoomKind('talk', talkRooms)
  keepsPersonalData('talks', { read: talksKeptOf, forget: emptyTalksOf, holdsBack: isInATalk })
  serve(api.listTalkExperts, talks.listTalkExperts)
  serve(api.getTalkExpert, talks.getTalkExpert)
  serve(api.joinTalkQueue, talks.joinTalkQueue)
  serve(api.leaveTalkQueue, talks.leaveTalkQueue)
  serve(api.ringExpert, talks.ringExpert)
  serve(api.getCurrentTalk, talks.getCurrentTalk)
  serve(api.getTalk, talks.getTalk)
  serve(api.answerTalk, talks.answerTalk)
  serve(api.declineTalk, talks.declineTalk)
  serve(api.cancelTalk, talks.cancelTalk)
  serve(api.hangUpTalk, talks.hangUpTalk)
  serve(receiptApi.getTalkReceipt, talks.getTalkReceipt)
  serve(receiptApi.listCallHistory, talks.listCallHistory)
  serve(staffApi.listCalls, talks.listCalls)
  serve(staffApi.exportCalls, talks.exportCalls)
  serve(staffApi.getCallStory, talks.getCallStory)
  serve(staffApi.endTalkByStaff, talks.endTalkByStaff)
  serveCallsFile(app)
  keepClock(app)
}
