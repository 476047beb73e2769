import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'in {count} days|of work': { one: '{count} दिन में', other: '{count} दिनों में' },
} satisfies Catalogue
