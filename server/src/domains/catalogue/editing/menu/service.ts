import type * as api from '#contract/catalogue/menu.ts'
import type { Input } from '#contract/endpoint.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { edit } from '../service.ts'
import { lockMenu, menuLinks, updateLink, writeMenuOrder } from './queries.ts'

export const listMenuLinks = async ({ db }: SignedIn) => ({ links: await menuLinks(db) })

export const changeMenuLink = (context: SignedIn, input: Input<typeof api.changeMenuLink>) =>
  edit(context, async (tx) => {
    const { id, version, place, shown, reason } = input
    await lockMenu(tx)
    const links = await menuLinks(tx)
    const before = links.find((link) => link.id === id)
    if (!before) throw new Problem('not_found')
    const { title_english, title_hindi } = before.categoryTypeId === null ? input : before
    if (!(await updateLink(tx, { id, version }, { title_english, title_hindi, shown }))) throw new Problem('stale')
    const ids = links.map((link) => link.id)
    const others = ids.filter((other) => other !== id)
    await writeMenuOrder(tx, others.toSpliced(place - 1, 0, id))
    await audit.record(tx, context, {
      ...{ action: 'nav_link.changed', subject: { kind: 'nav_link', id }, reason },
      before: {
        title_english: before.title_english,
        title_hindi: before.title_hindi,
        shown: before.shown,
        place: ids.indexOf(id) + 1,
      },
      after: { title_english, title_hindi, shown, place },
    })
    return { links: await menuLinks(tx) }
  })
