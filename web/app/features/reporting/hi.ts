import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Report this review': 'इस समीक्षा की शिकायत करें',
} satisfies Catalogue
