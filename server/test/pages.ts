import type { PageName } from '#contract/content/constants.ts'
import * as api from '#contract/content/pages-staff.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { Person } from './people.ts'

type Words = Omit<Sent<typeof api.savePageDraft>, 'page' | 'version'>
type Publication = Partial<Omit<Sent<typeof api.publishPage>, 'page' | 'version'>>

export const pageWords = (change: Partial<Words> = {}): Words => ({
  ...{ title_english: 'Our terms', title_hindi: 'हमारी शर्तें', line_english: '', line_hindi: '' },
  ...{ html_english: '<p>Be fair.</p>', html_hindi: '<p>ईमानदार रहें।</p>' },
  ...change,
})

export async function savedDraft(staff: Person, page: PageName, change: Partial<Words> = {}) {
  const { draft } = (await staff.send(api.getStaffPage, { page })).body.data.page
  const version = draft?.version ?? 0
  return (await staff.send(api.savePageDraft, { page, ...pageWords(change), version })).body.data.page
}

/** The next version of a page. */
export async function publishedPage(staff: Person, page: PageName, publication: Publication = {}) {
  const { draft } = await savedDraft(staff, page)
  const change = { changes_english: '', changes_hindi: '', asksConsent: false, ...publication }
  return (await staff.send(api.publishPage, { page, version: draft!.version, ...change })).body.data.page
}
