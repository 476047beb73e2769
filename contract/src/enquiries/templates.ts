import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Line, RequiredText } from '../fields.ts'
import { ENQUIRY_REPLY_MAX } from './constants.ts'

const words = {
  title: Line(80),
  text_english: RequiredText(ENQUIRY_REPLY_MAX),
  text_hindi: RequiredText(ENQUIRY_REPLY_MAX),
}
const EnquiryTemplate = z.object({
  id: Id,
  title: z.string(),
  text_english: z.string(),
  text_hindi: z.string(),
  version: z.int(),
})
const forStaff = { for: 'admin', secondFactor: 'signed-in' } as const

export const listEnquiryTemplates = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/enquiry-templates',
  summary: 'Lists the prepared replies to enquiries, by title.',
  ...forStaff,
  roles: ['operations', 'support'],
  input: z.object({}),
  reply: z.object({ templates: z.array(EnquiryTemplate) }),
})

export const addEnquiryTemplate = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/enquiry-templates',
  summary: 'Adds a prepared reply.',
  ...forStaff,
  roles: ['operations', 'support'],
  input: z.object({ ...words, reason: Line(500) }),
  reply: z.object({ template: EnquiryTemplate }),
  status: 201,
  message: 'Prepared reply added',
  problems: ['title_taken'],
})

export const changeEnquiryTemplate = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/enquiry-templates/{id}',
  summary: 'Changes a prepared reply.',
  ...forStaff,
  roles: ['operations', 'support'],
  input: z.object({ id: IdInPath, ...words, version: z.int().positive(), reason: Line(500) }),
  ids: { id: 'public' },
  reply: z.object({ template: EnquiryTemplate }),
  message: 'Prepared reply saved',
  problems: ['not_found', 'stale', 'title_taken'],
})

export const deleteEnquiryTemplate = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/admin/enquiry-templates/{id}',
  summary: 'Deletes a prepared reply.',
  ...forStaff,
  roles: ['operations', 'support'],
  input: z.object({ id: IdInPath, reason: Line(500) }),
  ids: { id: 'public' },
  reply: z.object({ id: Id }),
  message: 'Prepared reply deleted',
  problems: ['not_found'],
})
