export { libraryPages, recordedTalksBy } from './library/pages.ts'
