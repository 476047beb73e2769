import { Suspense } from 'react'
import { create } from 'zustand'
import { lazyWindow } from './lazy-window.tsx'
import type { ToastOptions } from './operated/toaster.tsx'

const useWanted = create<{ wanted: boolean }>(() => ({ wanted: false }))
const load = () => import('./operated/toaster.tsx')
const Toaster = lazyWindow('shell', async () => (await load()).Toaster)

/** Shows that something was done. */
export const toast = (message: string, options?: ToastOptions) => show(message, 'done', options)
/** Shows that something failed, where no field or list can show it. */
export const toastFailure = (message: string) => show(message, 'failed')

async function show(message: string, outcome: 'done' | 'failed', options?: ToastOptions) {
  useWanted.setState({ wanted: true })
  const { showToast } = await load()
  showToast(message, outcome, options)
}

/** Where toasts appear; loads nothing until the first one. */
export function Toasts() {
  const wanted = useWanted((state) => state.wanted)
  return wanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
}
