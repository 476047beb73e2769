import { addTexts, type Catalogue } from '~/lib/i18n/texts.ts'

/** The server speaks both languages from the start. */
const catalogues = import.meta.glob<{ default: Catalogue }>('./hi/*.ts', { eager: true })
for (const { default: catalogue } of Object.values(catalogues)) addTexts(catalogue)
