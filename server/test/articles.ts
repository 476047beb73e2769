import * as api from '#contract/content/articles-staff.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

export type StaffArticle = Received<typeof api.getStaffArticle>['article']
type Words = Sent<typeof api.addArticle>

let titles = 0

export function articleWords(change: Partial<Words> = {}): Words {
  titles += 1
  return {
    ...{ language: 'en', title: `Papers for the bank ${titles}`, summary: 'What the manager reads first.' },
    ...{ html: '<p>Bring the originals.</p>', tags: ['Finance'], consultantId: null, drawing: 'bank', tint: 'b' },
    ...{ cover: null, coverAlt: '' },
    ...change,
  }
}

export const publishedArticle = async (staff: Person, { id, version }: Pick<StaffArticle, 'id' | 'version'>) =>
  (await staff.send(api.publishArticle, { id, version })).body.data.article

/** An article as a draft, or published. */
export async function anArticle(
  there: World,
  { publish = true, ...change }: Partial<Words> & { publish?: boolean } = {},
) {
  const staff = await there.aStaff()
  const { article } = (await staff.send(api.addArticle, articleWords(change))).body.data
  return { staff, article: publish ? await publishedArticle(staff, article) : article }
}
