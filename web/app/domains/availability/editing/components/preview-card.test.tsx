import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { createApi } from '~/lib/api.ts'
import { ApiProvider } from '~/lib/query.tsx'
import { MantineScope } from '~/ui/operated/mantine-scope.tsx'
import { previewQuery } from '../api.ts'
import { type Draft, feeKeys, inputOf } from '../draft.ts'
import { PreviewCard } from './preview-card.tsx'

const api = createApi({ fetch: () => Promise.reject(new Error('not asked for')) })
const draft: Draft = {
  timeZone: 'Asia/Kolkata',
  weekly: [{ weekday: 2, from: '09:00', to: '12:00' }],
  ...{ days: [], daysOff: [], bufferBeforeMinutes: null, bufferAfterMinutes: null },
  ...{ noticeMinutes: null, daysAhead: null, mostADay: null },
  fees: { ...(Object.fromEntries(feeKeys.map((key) => [key, ''])) as Draft['fees']), 'video 30': '1500' },
}

test('a change of hours announces the number of slots, but no single slot', () => {
  const client = new QueryClient()
  const input = { date: '2026-03-03', mode: 'video', minutes: 30, draft: inputOf(draft) } as const
  const slots = Array.from({ length: 6 }, (_, i) => ({
    time: `09:${String(i * 5).padStart(2, '0')}`,
    startsAt: `2026-03-03T03:${30 + i}:00Z`,
  }))
  client.setQueryData(previewQuery(api, input).queryKey, { slots } as never)
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ApiProvider value={api}>
          <MantineScope>
            <PreviewCard draft={draft} today="2026-03-02" daysAhead={30} unsaved={false} />
          </MantineScope>
        </ApiProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  expect(html.match(/<p[^>]*role="status"[^>]*>([^<]*)<\/p>/)?.[1]).toBe('6 slots')
  expect(html).toMatch(/9:25\sAM/)
  expect(html).not.toContain('aria-live')
})
