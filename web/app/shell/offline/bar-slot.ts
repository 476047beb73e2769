import type { ComponentType } from 'react'

/** Where the bar is found once it is loaded: with a page that works offline, or later by itself. */
export const barSlot: { bar?: ComponentType } = {}
