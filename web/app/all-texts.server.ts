import { addTexts, type Catalogue } from '~/lib/i18n/texts.ts'

/** The server loads both languages at startup. */
const catalogues = import.meta.glob<{ default: Catalogue }>('./texts/*.ts', { eager: true })
for (const { default: catalogue } of Object.values(catalogues)) addTexts(catalogue)
