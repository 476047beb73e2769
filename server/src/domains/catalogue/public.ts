export { romanise } from './search/devanagari.ts'
export { cachedCatalogue, industriesMeant } from './search/service.ts'
