import { Suspense } from 'react'
import { create } from 'zustand'
import { lazyWindow } from './lazy-window.tsx'
import type { ToastWish } from './toaster.tsx'

const useWanted = create<{ wanted: boolean }>(() => ({ wanted: false }))
const load = () => import('./toaster.tsx')
const Toaster = lazyWindow('shell', async () => (await load()).Toaster)

/** Says in a corner that something was done. */
export const toast = (message: string, wish?: ToastWish) => show(message, 'done', wish)
/** Says in a corner that something failed, where no field or list can say it. */
export const toastFailure = (message: string) => show(message, 'failed')

async function show(message: string, outcome: 'done' | 'failed', wish?: ToastWish) {
  useWanted.setState({ wanted: true })
  const { showToast } = await load()
  showToast(message, outcome, wish)
}

/** Where toasts appear; it costs nothing until the first one. */
export function Toasts() {
  const wanted = useWanted((state) => state.wanted)
  return wanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
}
