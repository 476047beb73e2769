import { onlineManager } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { ErrorPage } from './error-page.tsx'
import { RootError } from './root-error.tsx'

afterEach(() => {
  onlineManager.setOnline(true)
})

/** What a failed screen shows, inside its layout and outside it. */
function shownFor(error: unknown) {
  return [ErrorPage, RootError].map((ErrorBoundary) => {
    const router = createMemoryRouter([{ id: 'screen', path: '/', ErrorBoundary, Component: () => null }], {
      hydrationData: { errors: { screen: error } },
    })
    return renderToString(<RouterProvider router={router} />)
  })
}
const OFFLINE = 'You are offline'

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'a click without any response (%s) shows that the network is gone',
  (message) => {
    for (const shown of shownFor(new TypeError(message))) expect(shown).toContain(OFFLINE)
  },
)

test('a failure while offline is not reported as our fault', () => {
  onlineManager.setOnline(false)
  for (const shown of shownFor(new Error('Failed to load a chunk'))) expect(shown).toContain(OFFLINE)
})

test('online, our own error stays one, whatever its message', () => {
  const error = new TypeError("Cannot read properties of undefined (reading 'fetch')")
  for (const shown of shownFor(error)) expect(shown).not.toContain(OFFLINE)
})
