import type { IncomingHttpHeaders } from 'node:http'

/** The language a caller reads: what it asks for first, among those we write. */
export const languageOf = (headers: IncomingHttpHeaders): 'en' | 'hi' =>
  headers['accept-language']?.toLowerCase().startsWith('hi') ? 'hi' : 'en'
