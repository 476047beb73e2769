import type { ProfileItem } from '#contract/consultants/own-profile.ts'
import { msg } from '~/lib/i18n/texts.ts'

/** What to do about a missing item. */
export const itemWords: Record<ProfileItem, string> = {
  headline: msg('Write a headline'),
  headlineHindi: msg('Write the headline in Hindi too'),
  about: msg('Write about yourself'),
  experience: msg('Add your years of experience'),
  languages: msg('Choose the languages you consult in'),
  place: msg('Add your city and state'),
  industries: msg('Choose your industries'),
  fees: msg('Set at least one fee'),
  procedure: msg('Describe your sessions'),
  education: msg('Add your education'),
  photo: msg('Add a photo'),
  video: msg('Add a 60-second video'),
}

/** Where to do it; items with their own page are links. */
export const itemPlaces: Record<ProfileItem, string> = {
  headline: '#headline',
  headlineHindi: '#headline-hindi',
  about: '#about',
  experience: '#experience',
  languages: '#languages',
  place: '#city',
  industries: '/industries',
  fees: '#fees',
  procedure: '#procedure',
  education: '#credentials',
  photo: '#photo',
  video: '#videos',
}
