import { createContext } from 'react'

/** Marks the renderer's own scripts, so that the CSP allows only them; undefined in a browser. */
export const MarkContext = createContext<string | undefined>(undefined)
