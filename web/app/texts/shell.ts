import catalogueSearch from '../domains/catalogue/search/hi.ts'
import notifications from '../domains/notifications/hi.ts'
import settings from '../domains/settings/hi.ts'
import cart from '../features/cart/hi.ts'
import lib from '../lib/hi.ts'
import type { Catalogue } from '../lib/i18n/texts.ts'
import shell from '../shell/hi.ts'
import ui from '../ui/hi.ts'

/** Texts of every page. */
export default {
  ...catalogueSearch,
  ...notifications,
  ...settings,
  ...cart,
  ...lib,
  ...shell,
  ...ui,
} satisfies Catalogue
