import type { FastifyInstance } from 'fastify'
import { exportQuestions } from '#contract/questions/staff.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { type QuestionFilter, questionsMatching, type StaffRow } from './queries.ts'
import { filterOf } from './rules.ts'

/** The signed link contains the filter, so the export matches the list on the screen. */
export const questionsFile = signedKind('questions.csv', exportQuestions.input)

const columns: CsvColumns<StaffRow> = [
  ['Question', (row) => row.number],
  ['Title', (row) => row.title],
  ['Industry', (row) => row.industryEnglish],
  ['Customer', (row) => row.customerName],
  ['Customer mobile', (row) => row.customerMobile],
  ['Consultant', (row) => row.consultantName],
  ['Consultant mobile', (row) => row.consultantMobile],
  ['Status', (row) => row.state],
  ['Waiting for', (row) => row.awaiting],
  ['Due at', (row) => row.dueAt, 'India time'],
  ['Price', (row) => row.pricePaise, 'rupees'],
  ['Asked at', (row) => row.askedAt, 'India time'],
  ['Accepted at', (row) => row.acceptedAt, 'India time'],
  ['Answered at', (row) => row.answeredAt, 'India time'],
  ['Follow-up late at', (row) => row.lateAt, 'India time'],
  ['Closed at', (row) => row.closedAt, 'India time'],
  ['Refunded at', (row) => row.refundedAt, 'India time'],
]

const partsOf = (db: Db, filter: QuestionFilter) =>
  inParts((part) => questionsMatching(db, filter, { sort: 'asked', descending: true, ...part }))

export const serveQuestionsFile = (app: FastifyInstance) =>
  serveSigned(app, questionsFile, async ({ services, actor, now, params }) => {
    return staffCsv('questions', { actor, now }, columns, partsOf(services.db, filterOf(params, 'shown')))
  })
