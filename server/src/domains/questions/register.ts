import * as answering from '#contract/questions/answering.ts'
import * as api from '#contract/questions/endpoints.ts'
import * as staffApi from '#contract/questions/staff.ts'
import { registerAcquaintance, registerPersonalData, registerReference } from '#server/domains/accounts/public.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { registerSeller } from '#server/domains/orders/public.ts'
import { registerConstraints } from '#server/platform/db/constraints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { questionAudit } from './audit-texts.ts'
import { questionConstraints } from './constraints.ts'
import { registerQuestionDocuments } from './documents/subjects.ts'
import { questionSeller } from './drafts/sales.ts'
import { createQuestionDraft, deleteQuestionDraft, saveQuestionDraft } from './drafts/service.ts'
import { scheduleQuestionJobs } from './endings/jobs.ts'
import { cancelQuestion, closeQuestion } from './endings/service.ts'
import { questionTexts } from './notification-texts.ts'
import { emptyQuestionsOf, hasOpenQuestions, questionsForExport } from './personal-data/queries.ts'
import { getQuestionPrice, setQuestionPrice } from './prices/service.ts'
import { haveAsked } from './queries.ts'
import { serveQuestionsFile } from './staff/files.ts'
import { questionsNumbered } from './staff/queries.ts'
import * as staff from './staff/service.ts'
import { acceptQuestion, declineQuestion, openQuestionToOthers } from './threads/acceptance.ts'
import { answerQuestion, askFollowUp, askForDetails, giveQuestionDetails } from './threads/service.ts'
import { getQuestion, listOpenQuestions, listQuestions } from './views/service.ts'

export const registerQuestions: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(questionAudit)
  registerConstraints(questionConstraints)
  registerMessages(questionTexts)
  registerSeller('question', questionSeller)
  registerPersonalData('questions', {
    ...{ read: questionsForExport, erase: emptyQuestionsOf, blocksErasure: hasOpenQuestions },
  })
  registerAcquaintance('questions', haveAsked)
  registerQuestionDocuments()
  serve(api.getQuestionPrice, getQuestionPrice)
  serve(api.listQuestions, listQuestions)
  serve(api.getQuestion, getQuestion)
  serve(api.createQuestionDraft, createQuestionDraft)
  serve(api.saveQuestionDraft, saveQuestionDraft)
  serve(api.deleteQuestionDraft, deleteQuestionDraft)
  serve(api.cancelQuestion, cancelQuestion)
  serve(api.openQuestionToOthers, openQuestionToOthers)
  serve(api.giveQuestionDetails, giveQuestionDetails)
  serve(api.askFollowUp, askFollowUp)
  serve(api.closeQuestion, closeQuestion)
  serve(answering.listOpenQuestions, listOpenQuestions)
  serve(answering.acceptQuestion, acceptQuestion)
  serve(answering.declineQuestion, declineQuestion)
  serve(answering.askForDetails, askForDetails)
  serve(answering.answerQuestion, answerQuestion)
  registerReference('question', {
    ...{ shownBy: staffApi.getQuestionStory, pattern: /^Q-\d{2}-\d{5,}$/i, find: questionsNumbered },
  })
  serve(staffApi.listStaffQuestions, staff.listStaffQuestions)
  serve(staffApi.exportQuestions, staff.exportQuestions)
  serve(staffApi.getQuestionStory, staff.getQuestionStory)
  serve(staffApi.listQuestionSubstitutes, staff.listQuestionSubstitutes)
  serve(staffApi.reassignQuestion, staff.reassignQuestion)
  serve(staffApi.refundQuestion, staff.refundQuestion)
  serve(staffApi.setQuestionPrice, setQuestionPrice)
  serveQuestionsFile(app)
  scheduleQuestionJobs(app.services.jobs)
}
