import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { createApi } from '~/lib/api.ts'
import { addTexts } from '~/lib/i18n/texts.ts'
import { ApiProvider } from '~/lib/query.tsx'
import { type Extension, extensionQuery } from '../api.ts'
import bookings from '../hi.ts'
import { ExtensionOffer } from './extension-offer.tsx'

addTexts(bookings)
const api = createApi({ fetch: () => Promise.reject(new Error('not asked for')) })
const extension = { offered: true, because: null, minutes: 15, pendingPaise: 59_000, heldUntil: null, orderId: null }

function textIn(path: string) {
  const client = new QueryClient()
  client.setQueryData(extensionQuery(api, 7).queryKey, { extension: extension as unknown as Extension })
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={client}>
        <ApiProvider value={api}>
          <ExtensionOffer bookingId={7} openGateway={() => ({ lead: () => Promise.resolve(null), close: () => {} })} />
        </ApiProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

test('an extension whose payment is pending says so and offers no payment', () => {
  const shown = textIn('/room')
  expect(shown).toContain('Your bank is confirming ₹590')
  expect(shown).toContain('15 minutes will be added once it does.')
  expect(shown).toContain('role="status"')
  expect(shown).not.toContain('<button')
  expect(textIn('/hi/room')).toContain('15 मिनट जुड़ जाएँगे')
})
