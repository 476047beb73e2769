import type { LostSide } from '~/domains/calls/call.ts'
import type { Translate } from '~/lib/i18n/texts.ts'

/** Whose network was lost. */
export const lostWords = (lost: LostSide | null, name: string, t: Translate) =>
  ({
    mine: t('You lost your connection. {name} is still in the call.', { name }),
    theirs: t('{name} lost their connection. You are still connected.', { name }),
    path: t('You are both here, but the connection between you dropped.'),
  })[lost ?? 'path']
