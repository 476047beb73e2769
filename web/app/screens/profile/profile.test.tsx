import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { freeSlotsQuery } from '~/domains/availability/api.ts'
import { type Fee, readChoice } from '~/domains/availability/choice.ts'
import { LengthChoice } from '~/domains/availability/components/length-choice.tsx'
import { ModeTabs } from '~/domains/availability/components/mode-tabs.tsx'
import type { Profile } from '~/domains/consultants/profile/api.ts'
import { ProfileFacts } from '~/domains/consultants/profile/profile-facts.tsx'
import { openHold } from '~/features/booking-actions/use-hold.ts'
import { createApi } from '~/lib/api.ts'

const FEES: Fee[] = [
  { mode: 'video', minutes: 30, feePaise: 60_000 },
  { mode: 'video', minutes: 60, feePaise: 110_000 },
  { mode: 'audio', minutes: 30, feePaise: 50_000 },
]

test('another mode and another length keep the chosen slot', () => {
  const query = 'mode=video&minutes=30&at=2026-11-20T06:30:00.000Z'
  const choice = readChoice(new URLSearchParams(query), FEES)!
  const page = renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/consultants/meera?${query}`]}>
      <ModeTabs fees={FEES} choice={choice} />
      <LengthChoice fees={FEES} choice={choice} />
    </MemoryRouter>,
  )
  const chosen = [...page.matchAll(/href="[^"]*\?([^"]*)"/g)].map(([, search]) =>
    readChoice(new URLSearchParams(search!.replaceAll('&amp;', '&')), FEES),
  )
  expect(chosen.map((one) => [one?.mode, one?.minutes, one?.at])).toEqual([
    ['video', 30, choice.at],
    ['audio', 30, choice.at],
    ['video', 30, choice.at],
    ['video', 60, choice.at],
  ])
})

test('a single completed session is counted in the singular', () => {
  const measured = { completedSessions: 1, answersWithinMinutes: null, punctualPercent: null }
  const facts = { ratingAverage: null, ratingCount: 0, experienceYears: 12, measured } as unknown as Profile
  const text = renderToStaticMarkup(
    <MemoryRouter>
      <ProfileFacts profile={facts} />
    </MemoryRouter>,
  ).replaceAll(/<[^>]+>/g, ' ')
  expect(text).toMatch(/\b1\s+session\s|session\s+1\b/)
  expect(text).not.toContain('sessions')
})

test('free slots are refetched only once the hold’s page is open', async () => {
  const client = new QueryClient()
  const api = createApi({ fetch: () => Promise.reject(new Error('not asked for')) })
  const { queryKey } = freeSlotsQuery(api, 1, { mode: 'video', minutes: 30 })
  client.setQueryData(queryKey, {} as never)
  const isStale = () => client.getQueryState(queryKey)?.isInvalidated
  const page = Promise.withResolvers<void>()
  const opening = openHold(client, () => page.promise)
  expect(isStale()).toBe(false)
  page.resolve()
  await opening
  expect(isStale()).toBe(true)
})
