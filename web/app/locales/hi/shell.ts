import type { Catalogue } from '~/lib/i18n/texts.ts'

export default { Home: 'होम', Today: 'आज', Tomorrow: 'कल', Yesterday: 'बीता कल' } satisfies Catalogue
