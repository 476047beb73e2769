import { anEnquiry } from '../enquiries.ts'
import { aListedConsultant } from '../listed-consultant.ts'
import { newMobile } from '../people.ts'
import type { World } from '../world.ts'

const somebodysEnquiry = async (world: World) => ({ id: (await anEnquiry(world)).id })

let templates = 0
/** A prepared reply of its own. */
async function aTemplate({ pool }: World) {
  templates += 1
  const { rows } = await pool.query<{ id: string }>(
    `insert into enquiry_templates (title, text_english, text_hindi) values ($1, 'Text', 'पाठ') returning id`,
    [`Prepared ${templates}`],
  )
  return { id: Number(rows[0]!.id), version: 1, title: `Prepared again ${templates}` }
}

/** Valid inputs for the enquiries and the desk of staff. */
export const enquiryFittings = {
  'POST /api/web/v1/enquiry-new': async (world: World) => ({
    ...{ mobile: newMobile(), kind: 'enquiry', website: '', filledSeconds: 60 },
    consultantId: (await aListedConsultant(world)).id,
  }),
  'GET /api/web/v1/admin/enquiries/{id}': somebodysEnquiry,
  'POST /api/web/v1/admin/enquiries/{id}/replies': async (world: World) => ({
    ...(await somebodysEnquiry(world)),
    lastReplyId: null,
  }),
  'POST /api/web/v1/admin/enquiries/{id}/notes': somebodysEnquiry,
  'PUT /api/web/v1/admin/enquiries/{id}/assignee': async (world: World) => ({
    id: (await anEnquiry(world)).id,
    assigneeId: (await world.aStaff()).id,
    insteadOf: null,
  }),
  'POST /api/web/v1/admin/enquiries/{id}/state-changes': async (world: World) => ({
    id: (await anEnquiry(world)).id,
    change: 'close',
  }),
  'POST /api/web/v1/admin/enquiry-templates': async (world: World) => ({ title: (await aTemplate(world)).title }),
  'PUT /api/web/v1/admin/enquiry-templates/{id}': aTemplate,
  'DELETE /api/web/v1/admin/enquiry-templates/{id}': aTemplate,
}
