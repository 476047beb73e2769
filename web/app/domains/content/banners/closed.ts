import { create } from 'zustand'
import { readStored, writeStored } from '~/lib/stored.ts'

const KEY = 'paramarsh-closed-banners'
/** Keys of earlier texts are never asked for again. */
const MOST_STORED = 20

const isList = (value: unknown) => (Array.isArray(value) ? value.filter((key) => typeof key === 'string') : null)

/** Keys of the banners that were closed in this browser, as read once the page is hydrated. */
export const useClosed = create<{ keys: readonly string[] }>(() => ({ keys: [] }))

export const readClosed = () => useClosed.setState({ keys: readStored(KEY, isList) ?? [] })

export function closeBanner(key: string) {
  const others = (readStored(KEY, isList) ?? []).filter((one) => one !== key)
  const keys = [...others, key].slice(-MOST_STORED)
  writeStored(KEY, keys)
  useClosed.setState({ keys })
}

/**
 * Runs while the page is parsed, so that a banner that was closed, or that ended while the page was stored, is never
 * painted.
 */
export const hideClosedScript = `(function(b){var c=[];try{c=JSON.parse(localStorage.getItem('${KEY}'))||c}catch(_){}if(c.indexOf(b.dataset.key)>=0||Date.parse(b.dataset.until)<=Date.now())b.hidden=true})(document.currentScript.parentNode)`
