import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Area } from './lib/i18n/areas.ts'
import { loadTexts } from './lib/i18n/load.ts'
import { registerServiceWorker } from './lib/service-worker.ts'

/** The page must be hydrated with the Hindi texts it was rendered with; `Layout` names their areas. */
const { texts } = document.documentElement.dataset
if (texts) await loadTexts(texts.split(' ') as Area[])

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

registerServiceWorker()
