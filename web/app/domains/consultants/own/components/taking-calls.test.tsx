import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { createApi } from '~/lib/api.ts'
import { ApiProvider } from '~/lib/query.tsx'
import { MantineScope } from '~/ui/operated/mantine-scope.tsx'
import type { OwnProfile } from '../api.ts'
import { TakingCalls } from './taking-calls.tsx'

const api = createApi({ fetch: () => Promise.reject(new Error('not asked for')) })
const callable = { approval: 'approved', talkRatePaise: 2_000, takingCalls: true }

const textFor = (profile: Partial<OwnProfile>, state: Parameters<typeof TakingCalls>[0]['state']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider value={api}>
          <MantineScope>
            <TakingCalls profile={{ ...callable, ...profile } as OwnProfile} state={state} />
          </MantineScope>
        </ApiProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
const CALLABLE = 'Customers can call you now'

test('“Customers can call you now” is shown only if they can', () => {
  expect(textFor({}, 'free')).toContain(CALLABLE)
  const others = [
    textFor({ approval: 'submitted' }, 'free'),
    textFor({ talkRatePaise: null }, 'free'),
    textFor({ takingCalls: false }, 'free'),
    ...(['on_call', 'in_session', 'offline', undefined] as const).map((state) => textFor({}, state)),
  ]
  for (const text of others) expect(text).not.toContain(CALLABLE)
  expect(others[0]).toContain('once your profile is approved')
  expect(others[1]).toContain('Set your rate for expert talk')
})
