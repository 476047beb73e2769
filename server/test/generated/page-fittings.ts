import { publishedPage, savedDraft } from '../pages.ts'
import type { Person } from '../people.ts'
import type { World } from '../world.ts'

type Fitting = (world: World, caller: Person | undefined) => Promise<Record<string, unknown>>

const PAGES = '/api/web/v1/admin/pages'

const aDraft: Fitting = async (world) => {
  const { draft } = await savedDraft(await world.aStaff(), 'about')
  return { page: 'about', version: draft!.version }
}

export const pageFittings: Record<string, Fitting> = {
  [`GET ${PAGES}/{page}/versions/{number}`]: async (world) => {
    const { versions } = await publishedPage(await world.aStaff(), 'about')
    return { page: 'about', number: versions[0]!.number }
  },
  [`PUT ${PAGES}/{page}/draft`]: async (world, caller) => ({
    ...(await aDraft(world, caller)),
    ...{
      title_english: 'About us',
      title_hindi: 'हमारे बारे में',
      html_english: '<p>Hello.</p>',
      html_hindi: '<p>नमस्ते।</p>',
    },
  }),
  [`DELETE ${PAGES}/{page}/draft`]: aDraft,
  [`POST ${PAGES}/{page}/versions`]: async (world, caller) => ({
    ...(await aDraft(world, caller)),
    asksConsent: false,
  }),
  'POST /api/web/v1/consents': async (world) => {
    const { versions } = await publishedPage(await world.aStaff(), 'terms')
    return { document: 'terms', version: versions[0]!.label }
  },
}
