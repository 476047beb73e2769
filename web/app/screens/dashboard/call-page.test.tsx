import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useAuth } from '~/domains/accounts/state.ts'
import { roomNoteQuery } from '~/domains/calls/api.ts'
import type { RoomView } from '~/domains/calls/call.ts'
import { receiptQuery, type TalkReceipt } from '~/domains/talks/api.ts'
import { LimitChoice } from '~/domains/talks/components/limit-choice.tsx'
import { PriceFacts } from '~/domains/talks/components/price-facts.tsx'
import { Facts } from '~/features/call-room/after/facts.tsx'
import { createApi } from '~/lib/api.ts'
import { ApiProvider } from '~/lib/query.tsx'
import ConsultantCall from '~/screens/consultant/call.tsx'
import CustomerCall from './call.tsx'

const api = createApi({ fetch: () => Promise.reject(new Error('not asked for')) })
const talk = {
  ...{ id: 7, number: 'TK-7', room: 'room-of-7', state: 'ended', why: 'left', ratePaise: 2_000, mode: 'audio' },
  ...{ rangAt: '2026-03-02T10:00:00Z', answeredAt: '2026-03-02T10:00:10Z', endedAt: '2026-03-02T10:10:10Z' },
  other: { id: 3, name: 'Meera Joglekar', slug: 'meera-joglekar', thumbnail: '/photo.svg' },
}
const receipt = {
  talk,
  connectedSeconds: 600,
  parts: [],
  paid: null,
  totalPaise: 23_600,
  earning: { netPaise: 18_950 },
}

const auth = useAuth.getState().auth
afterEach(() => useAuth.setState({ auth }))

/** The text of a page whose data is already cached. */
function textOf(element: ReactNode, path = '/') {
  const client = new QueryClient()
  client.setQueryData(receiptQuery(api, 7).queryKey, { receipt: receipt as unknown as TalkReceipt })
  client.setQueryData(roomNoteQuery(api, talk.room).queryKey, {
    note: { text: 'Ask about the sieve', updatedAt: '2026-03-02T10:05:00Z' },
  })
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={client}>
        <ApiProvider value={api}>{element}</ApiProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  ).replaceAll(/<[^>]+>/g, ' ')
}

test.each(['user', 'consultant'] as const)('notes typed in a talk are on the call page of the %s', (type) => {
  useAuth.setState({ auth: { token: 'x', id: 1, name: 'Ravi', mobile: '9000000001', type } as never })
  const Call = type === 'user' ? CustomerCall : ConsultantCall
  const page = (
    <Routes>
      <Route path="/calls/:talk/:call" element={<Call />} />
    </Routes>
  )
  expect(textOf(page, '/calls/7/7')).toMatch(/Your notes from the call\s+Ask about the sieve/)
})

test('after a talk each side sees its rupees: what was paid with GST, what was earned after all deductions', () => {
  const room = { kind: 'talk', itemId: 7, startsAt: talk.answeredAt, endsAt: talk.endedAt, connectedSeconds: 600 }
  const factsOf = (role: 'customer' | 'consultant') =>
    textOf(<Facts room={{ ...room, role, number: 'TK-7' } as unknown as RoomView} isCounted />)
  expect(factsOf('customer')).toMatch(/You paid, including GST\s+₹236/)
  expect(factsOf('consultant')).toMatch(/You earned, after deductions\s+₹189\.50/)
})

test('the duration of a talk or session is shown once it is known, not guessed before', () => {
  const room = { startsAt: talk.answeredAt, endsAt: talk.endedAt, connectedSeconds: 0, role: 'customer', number: '7' }
  const shown = (more: object, isCounted: boolean) =>
    textOf(<Facts room={{ ...room, ...more } as unknown as RoomView} isCounted={isCounted} />)
  expect(shown({ kind: 'talk', itemId: 8 }, true)).toMatch(/Connected for\s+Calculating…/)
  expect(shown({ kind: 'talk', itemId: 7 }, false)).toMatch(/Connected for\s+10 min/)
  expect(shown({ kind: 'booking', itemId: 7 }, false)).toMatch(/Connected for\s+Calculating…/)
  expect(shown({ kind: 'booking', itemId: 7 }, true)).toMatch(/Connected for\s+You were not connected/)
})

test('the rate of a talk says “+ GST” before the first ring', () => {
  const expert = {
    ratePaise: 2_000,
    minutesWithBalance: 21,
    mostMinutes: 21,
    mostPaise: 50_000,
    name: 'Meera Joglekar',
  }
  const offer = { expert, balancePaise: 50_000 }
  expect(textOf(<PriceFacts offer={offer as never} />)).toMatch(/₹20\s+\+ GST per minute/)
})

test('a session that ends a talk before the balance does is shown before the first ring, with what can be spent until then', () => {
  const expert = {
    ...{ name: 'Meera Joglekar', ratePaise: 2_500, rateWithTaxPaise: 2_950 },
    ...{ minutesWithBalance: 91, mostMinutes: 8, mostPaise: 23_600 },
    mayLastUntil: '2026-11-17T05:10:00Z',
    nextSession: { of: 'consultant', startsAt: '2026-11-17T05:15:00Z' },
  }
  const offer = { expert, balancePaise: 270_800 } as never
  const facts = textOf(<PriceFacts offer={offer} />)
  expect(facts).toMatch(/You can talk for 8 min\. Meera has a session at 10:45\sAM/)
  expect(facts).toMatch(/Maximum cost\s+₹236/)
  const stops = textOf(<LimitChoice offer={offer} chosen={undefined} onChoose={() => undefined} />)
  expect(stops).toMatch(/Until 10:40\sAM, before the session\s+8 minutes, ₹236/)
  expect(stops).not.toMatch(/91|2,708|Stop after/)
  const own = { ...expert, nextSession: { ...expert.nextSession, of: 'customer' } }
  expect(textOf(<PriceFacts offer={{ expert: own } as never} />)).toMatch(/You have a session at 10:45\sAM/)
})
