import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {} satisfies Catalogue
