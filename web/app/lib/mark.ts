import { createContext } from 'react'

/** What the renderer marks its own scripts with, so that the page's policy allows them and no others; unknown in a browser. */
export const MarkContext = createContext<string | undefined>(undefined)
