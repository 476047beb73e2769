import * as api from '#contract/content/banners-staff.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Person } from './people.ts'

type StaffBanner = Received<typeof api.getStaffBanner>['banner']
type Words = Sent<typeof api.addBanner>

/** A published banner of all public pages. */
export const bannerWords = (change: Partial<Words> = {}): Words => ({
  ...{ text_english: 'Calls pause on Sunday night.', text_hindi: 'रविवार रात कॉल बंद रहेंगे।', link: null },
  ...{ label_english: '', label_hindi: '', tone: 'information', places: ['public'] },
  ...{ startsAt: null, endsAt: null, published: true },
  ...change,
})

export const aBanner = async (staff: Person, change: Partial<Words> = {}) =>
  (await staff.send(api.addBanner, bannerWords(change))).body.data.banner

/** Everything of a banner that is sent to change it. */
export const asSent = (banner: StaffBanner, change: Partial<Sent<typeof api.changeBanner>> = {}) => {
  const { id, version, place, text_english, text_hindi, link, label_english, label_hindi } = banner
  const { tone, places, startsAt, endsAt, state } = banner
  return {
    ...{ id, version, place, text_english, text_hindi, link, label_english, label_hindi },
    ...{ tone, places, startsAt, endsAt, published: state !== 'draft' },
    ...change,
  }
}
