export { romanise } from './search/devanagari.ts'
export { cachedCatalogue, catalogueWith, industriesMeant } from './search/service.ts'
