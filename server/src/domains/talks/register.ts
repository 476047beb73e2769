import * as api from '#contract/talks/endpoints.ts'
import * as receiptApi from '#contract/talks/receipts.ts'
import * as staffApi from '#contract/talks/staff.ts'
import { registerAcquaintance, registerPersonalData, registerReference } from '#server/domains/accounts/public.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { registerRoomKind } from '#server/domains/calls/public.ts'
import { registerSeller } from '#server/domains/orders/public.ts'
import { registerConstraints } from '#server/platform/db/constraints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessageParts, registerMessages } from '#server/platform/outbox/messages.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { talkAudit } from './audit-texts.ts'
import { scheduleTalkSweep } from './billing/jobs.ts'
import { getTalkReceipt } from './billing/receipts.ts'
import { hangUpTalk } from './billing/service.ts'
import { talkConstraints } from './constraints.ts'
import { registerTalkDocuments } from './documents/subjects.ts'
import { getTalkExpert, listTalkExperts } from './experts/service.ts'
import { talkParts, talkTexts } from './notification-texts.ts'
import { emptyTalksOf, isInATalk, talksForExport } from './personal-data/queries.ts'
import { haveTalked, talksNumbered } from './queries.ts'
import { joinTalkQueue, leaveTalkQueue } from './queue/service.ts'
import { answerTalk, cancelTalk, declineTalk } from './rings/answers.ts'
import { ringExpert } from './rings/service.ts'
import { talkRooms } from './rooms.ts'
import { talkSeller } from './sales.ts'
import { serveCallsFile } from './staff/files.ts'
import { endTalkByStaff, exportCalls, getCallStory, listCalls } from './staff/service.ts'
import { listCallHistory } from './views/history.ts'
import { getCurrentTalk, getTalk } from './views/service.ts'

export const registerTalks: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(talkAudit)
  registerConstraints(talkConstraints)
  registerMessages(talkTexts)
  registerMessageParts(talkTexts, talkParts)
  registerSeller('talk', talkSeller)
  registerRoomKind('talk', talkRooms)
  registerTalkDocuments()
  registerAcquaintance('talks', haveTalked)
  registerPersonalData('talks', { read: talksForExport, erase: emptyTalksOf, blocksErasure: isInATalk })
  serve(api.listTalkExperts, listTalkExperts)
  serve(api.getTalkExpert, getTalkExpert)
  serve(api.joinTalkQueue, joinTalkQueue)
  serve(api.leaveTalkQueue, leaveTalkQueue)
  serve(api.ringExpert, ringExpert)
  serve(api.getCurrentTalk, getCurrentTalk)
  serve(api.getTalk, getTalk)
  serve(api.answerTalk, answerTalk)
  serve(api.declineTalk, declineTalk)
  serve(api.cancelTalk, cancelTalk)
  serve(api.hangUpTalk, hangUpTalk)
  serve(receiptApi.getTalkReceipt, getTalkReceipt)
  serve(receiptApi.listCallHistory, listCallHistory)
  registerReference('call', {
    ...{ shownBy: staffApi.getCallStory, pattern: /^CALL-\d{2}-\d{5,}$/i, find: talksNumbered },
  })
  serve(staffApi.listCalls, listCalls)
  serve(staffApi.exportCalls, exportCalls)
  serve(staffApi.getCallStory, getCallStory)
  serve(staffApi.endTalkByStaff, endTalkByStaff)
  serveCallsFile(app)
  scheduleTalkSweep(app)
}
