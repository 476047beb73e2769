import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/enquiries/templates.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import * as queries from './queries.ts'

const subjectOf = (id: number) => ({ kind: 'enquiry_template', id })

export const listEnquiryTemplates = async ({ db }: SignedIn) => ({ templates: await queries.allTemplates(db) })

export const addEnquiryTemplate = (context: SignedIn, { reason, ...words }: Input<typeof api.addEnquiryTemplate>) =>
  context.db.transaction().execute(async (tx) => {
    const template = await queries.insertTemplate(tx, words)
    const subject = subjectOf(template.id)
    await audit.record(tx, context, { action: 'enquiry_template.added', subject, after: words, reason })
    return { template }
  })

export const changeEnquiryTemplate = (context: SignedIn, input: Input<typeof api.changeEnquiryTemplate>) =>
  context.db.transaction().execute(async (tx) => {
    const { id, version, reason, ...words } = input
    const before = await queries.lockTemplate(tx, id)
    if (!before) throw new Problem('not_found')
    if (before.version !== version) throw new Problem('stale')
    const template = await queries.updateTemplate(tx, id, { ...words, version: version + 1 })
    const subject = subjectOf(id)
    await audit.record(tx, context, { action: 'enquiry_template.changed', subject, before, after: words, reason })
    return { template }
  })

export const deleteEnquiryTemplate = (context: SignedIn, { id, reason }: Input<typeof api.deleteEnquiryTemplate>) =>
  context.db.transaction().execute(async (tx) => {
    const before = await queries.lockTemplate(tx, id)
    if (!before) throw new Problem('not_found')
    await queries.deleteTemplate(tx, id)
    const subject = subjectOf(id)
    await audit.record(tx, context, { action: 'enquiry_template.deleted', subject, before, reason })
    return { id }
  })
