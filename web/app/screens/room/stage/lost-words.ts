import type { LostSide } from '~/domains/calls/call.ts'
import type { Translate } from '~/lib/i18n/texts.ts'

/** Whose network it was. */
export const lostWords = (lost: LostSide | null, name: string, t: Translate) =>
  ({
    mine: t('Your network dropped. {name} is still in the room.', { name }),
    theirs: t('The network of {name} dropped. You are still connected.', { name }),
    path: t('Both of you are here, but the line between you broke.'),
  })[lost ?? 'path']
