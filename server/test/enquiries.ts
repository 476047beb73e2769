import { sendEnquiry } from '#contract/enquiries/endpoints.ts'
import { aListedConsultant } from './listed-consultant.ts'
import { newMobile, type Person } from './people.ts'
import type { World } from './world.ts'

interface Asked {
  consultantId?: number
  remarks?: string
  name?: string
  mobile?: string
  email?: string
  kind?: 'enquiry' | 'grievance'
}

/** An enquiry of a visitor, or of a signed-in person, and its id. */
export async function anEnquiry(world: World, asked: Asked = {}, by?: Person) {
  const input = { name: 'Rakesh Tiwari', mobile: newMobile(), remarks: `Line ${newMobile()}`, ...asked }
  const { status, body, text } = await (by?.send ?? world.send)(sendEnquiry, input)
  if (status !== 201) throw new Error(`the enquiry was not stored: ${text}`)
  const { rows } = await world.pool.query<{ id: string }>('select id from enquiries where number = $1', [
    body.data.number,
  ])
  return { ...input, id: Number(rows[0]!.id), number: body.data.number }
}

/** An enquiry to this consultant, who is listed for it. */
export async function anEnquiryTo(world: World, consultant: Person) {
  const { rowCount } = await world.pool.query(`select from consultants where id = $1 and approval = 'approved'`, [
    consultant.id,
  ])
  if (!rowCount) await aListedConsultant({ ...world, aConsultant: async () => consultant })
  return anEnquiry(world, { consultantId: consultant.id })
}
