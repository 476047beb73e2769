import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadTexts } from './lib/i18n/load.ts'
import { registerServiceWorker } from './lib/service-worker.ts'

/** The page must be hydrated with the texts it was rendered with. */
await loadTexts(window.location.pathname)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

registerServiceWorker()
