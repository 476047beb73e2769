import type { IncomingHttpHeaders } from 'node:http'

/** The first requested language that we support. */
export const languageOf = (headers: IncomingHttpHeaders): 'en' | 'hi' =>
  headers['accept-language']?.toLowerCase().startsWith('hi') ? 'hi' : 'en'
