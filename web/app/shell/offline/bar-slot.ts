import type { ComponentType } from 'react'

/** Holds the bar once it is loaded: with a page that works offline, or later on its own. */
export const barSlot: { bar?: ComponentType } = {}
