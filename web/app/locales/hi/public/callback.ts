import type { Catalogue } from '../../../lib/i18n/texts.ts'

/** The request for a call back. */
export const callback = {
  'in {minutes} minutes|call me': '{minutes} मिनट में',
  'today at {time}|call me': 'आज {time} पर',
  'tomorrow at {time}|call me': 'कल {time} पर',
  'In {minutes} min': '{minutes} मिनट में',
  'Tomorrow, {time}': 'कल, {time}',
  'We call from {phone}, in the language you choose.': '{phone} से, आपकी चुनी भाषा में।',
  'Call me on': 'मुझे इस नंबर पर फ़ोन करें',
  'About|a call': 'किस बारे में',
  'Call me {when}': 'मुझे {when} फ़ोन करें',
} satisfies Catalogue
