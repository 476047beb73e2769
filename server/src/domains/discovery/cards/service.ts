import type { z } from 'zod'
import type { ConsultantCard, Titles } from '#contract/discovery/consultant-card.ts'
import { type NextFreeSession, nextFreeSessions, nextOfRun, runSettings } from '#server/domains/availability/public.ts'
import { catalogueWith } from '#server/domains/catalogue/public.ts'
import type { Context } from '#server/platform/http/context.ts'
import { type CardRow, cardRows } from './queries.ts'

export type Card = z.output<typeof ConsultantCard>
type Mode = Card['fees'][number]['mode']
type CardContext = Pick<Context, 'services' | 'db' | 'now' | 'settings'>

/** A card as it is sent, with the fields that a list orders and groups by. */
export interface ShownCard {
  id: number
  /** A JSON object. */
  text: string
  sector: z.output<typeof Titles> | null
  nextFree: NextFreeSession | null
}

/** The cards of these consultants in the order of the ids, in a fixed number of statements; unknown ids are omitted. */
export async function cardsOf(context: CardContext, ids: readonly number[], mode?: Mode): Promise<Card[]> {
  const cards = await shownCards(context, ids, mode)
  return cards.map(({ text, nextFree }) => ({ ...JSON.parse(text), nextFree }))
}

export const shownCards = async (context: CardContext, ids: readonly number[], mode?: Mode): Promise<ShownCard[]> =>
  ids.length === 0 ? [] : show(context, await cardRows(context.services.pool, ids, context.now), mode)

/** Adds what changes with the clock, and the titles of the catalogue, to stored cards. */
export async function show(context: CardContext, rows: readonly CardRow[], mode?: Mode): Promise<ShownCard[]> {
  const industryIds = rows.map((row) => idsOf(row))
  const [catalogue, next] = await Promise.all([
    catalogueWith(context.db, context.now, industryIds.flat()),
    nextSessions(context, rows, mode === 'written' ? undefined : mode),
  ])
  return rows.map((row, at) => {
    const ids = industryIds[at] ?? []
    const industries = ids.flatMap((id) => catalogue.industries.get(id) ?? []).map(textOf)
    const sector = catalogue.sectors.get(catalogue.sectorOf.get(ids[0] ?? 0) ?? 0) ?? null
    const nextFree = next.get(row.id) ?? null
    const card = switchedOn(row.card, context).slice(0, -1)
    const places = `"sector":${sector && textOf(sector)},"industries":[${industries.join()}]`
    const text = `${card},${places},"presence":"${row.presence}","nextFree":${JSON.stringify(nextFree)}}`
    return { id: row.id, text, sector, nextFree }
  })
}

const idsOf = ({ industryIds }: CardRow) => (industryIds ? industryIds.split(',').map(Number) : [])

const texts = new WeakMap<object, string>()

/** An entry of the catalogue as JSON, made once: it is on every card of a list. */
function textOf(entry: object) {
  const text = texts.get(entry) ?? JSON.stringify(entry)
  texts.set(entry, text)
  return text
}

/** From the stored runs of free slots; those that are not current are computed. */
async function nextSessions({ db, now, settings }: CardContext, rows: readonly CardRow[], mode?: 'video' | 'audio') {
  const computedWith = runSettings(settings)
  const sessions = new Map<number, NextFreeSession>()
  const outdated: number[] = []
  for (const row of rows) {
    const { session, isShortest } = shortestSession(row, mode)
    if (!session) continue
    const at = isShortest ? nextOfRun(row, computedWith, now) : undefined
    if (at) sessions.set(row.id, { at, ...session })
    else if (at === undefined) outdated.push(row.id)
  }
  if (outdated.length > 0)
    for (const [id, session] of await nextFreeSessions(db, outdated, now, mode)) sessions.set(id, session)
  return sessions
}

/** The shortest session they offer in a mode, and whether it is as short as that of the stored run; video before audio. */
function shortestSession(row: CardRow, mode?: 'video' | 'audio') {
  const sessions = [
    { mode: 'video' as const, minutes: row.videoMinutes, feePaise: row.videoFeePaise },
    { mode: 'audio' as const, minutes: row.audioMinutes, feePaise: row.audioFeePaise },
  ].flatMap(({ mode, minutes, feePaise }) => (minutes === null || feePaise === null ? [] : { mode, minutes, feePaise }))
  const shortest = (offered: typeof sessions) => offered.toSorted((a, b) => a.minutes - b.minutes)[0]
  const session = shortest(sessions.filter((one) => !mode || one.mode === mode))
  return { session, isShortest: session?.minutes === shortest(sessions)?.minutes }
}

/** Without what is switched off. */
function switchedOn(card: string, { settings }: CardContext) {
  const { featureQuestions, featureExpertTalk } = settings
  if (featureQuestions !== 'off' && featureExpertTalk !== 'off') return card
  const { fees, talkRatePaise, ...rest } = JSON.parse(card) as Card
  return JSON.stringify({
    ...rest,
    fees: feesOffered(fees, settings),
    talkRatePaise: featureExpertTalk === 'off' ? null : talkRatePaise,
  })
}

/** Without answers in writing, while they are switched off. */
export const feesOffered = <F extends { mode: string }>(fees: F[], { featureQuestions }: Context['settings']) =>
  featureQuestions === 'off' ? fees.filter(({ mode }) => mode !== 'written') : fees
