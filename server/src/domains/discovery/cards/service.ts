import type { z } from 'zod'
import { MODES } from '#contract/consultants/constants.ts'
import type { ConsultantCard, Fee } from '#contract/discovery/consultant-card.ts'
import { nextFreeSessions } from '#server/domains/availability/public.ts'
import { portraitPath, presenceOf } from '#server/domains/consultants/public.ts'
import type { Context } from '#server/platform/http/context.ts'
import { cardFacts } from './queries.ts'

export type Card = z.output<typeof ConsultantCard>

/** The cards of these consultants in the order of the ids, in a fixed number of statements; unknown ids are omitted. */
export async function cardsOf(
  { db, now, settings }: Pick<Context, 'db' | 'now' | 'settings'>,
  ids: readonly number[],
  mode?: Card['fees'][number]['mode'],
): Promise<Card[]> {
  if (ids.length === 0) return []
  const [facts, nextFree, presence] = await Promise.all([
    cardFacts(db, ids),
    nextFreeSessions(db, [...ids], now, mode === 'written' ? undefined : mode),
    presenceOf(db, ids, now),
  ])
  return facts.map(({ industries, fees, thumbnail, ...fact }) => ({
    ...fact,
    thumbnail: thumbnail ?? portraitPath('plain', fact.id),
    fees: inOrderOfModes(feesOffered(fees as Card['fees'], settings)),
    talkRatePaise: settings.featureExpertTalk === 'off' ? null : fact.talkRatePaise,
    sector: sectorOf(industries[0]),
    industries: industries.map(({ id, slug, title_english, title_hindi }) => ({
      id,
      slug,
      title_english,
      title_hindi,
    })),
    presence: presence.get(fact.id) ?? 'offline',
    nextFree: nextFree.get(fact.id) ?? null,
  }))
}

/** Without answers in writing, while they are switched off. */
export const feesOffered = <F extends { mode: string }>(fees: F[], { featureQuestions }: Context['settings']) =>
  featureQuestions === 'off' ? fees.filter(({ mode }) => mode !== 'written') : fees

const inOrderOfModes = (fees: z.output<typeof Fee>[]) =>
  fees.sort((a, b) => MODES.indexOf(a.mode) - MODES.indexOf(b.mode))

interface Industry {
  sectorId: number
  sectorSlug: string
  sectorTitleEnglish: string
  sectorTitleHindi: string
}

const sectorOf = (first: Industry | undefined) =>
  first
    ? {
        id: first.sectorId,
        slug: first.sectorSlug,
        title_english: first.sectorTitleEnglish,
        title_hindi: first.sectorTitleHindi,
      }
    : null
