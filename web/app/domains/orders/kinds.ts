import type { ItemType } from '#contract/orders/constants.ts'
import { msg } from '~/lib/i18n/texts.ts'
import type { Tint } from '~/ui/drawing.tsx'
import type { IconName } from '~/ui/icon-names.ts'

interface Kind {
  /** Heading in mixed lists. */
  group: string
  icon: IconName
  tint: Tint
  /** Where the buyer finds what was bought; the order itself if absent. With `each`, every item has a page below it. */
  delivered?: { to: string; label: string; each?: true }
  /** What is shown once it is paid: the session, the call it was bought in, or the order. */
  paid: 'session' | 'call' | 'order'
}

const myCourses = { to: '/dashboard/my-courses', label: msg('Go to my courses') }

/** How each kind of item looks and where it is delivered. */
const kinds: Record<ItemType, Kind> = {
  sub_categories: {
    ...{ group: msg('Sector programmes'), icon: 'certificate', tint: 'd', paid: 'order' },
    delivered: myCourses,
  },
  sub_sub_categories: {
    ...{ group: msg('Industry programmes'), icon: 'certificate', tint: 'd', paid: 'order' },
    delivered: myCourses,
  },
  course: { group: msg('Courses'), icon: 'school', tint: 'a', paid: 'order', delivered: myCourses },
  workshop: {
    ...{ group: msg('Workshops'), icon: 'presentation-analytics', tint: 'c', paid: 'order' },
    delivered: { to: '/dashboard/workshops', label: msg('View your tickets') },
  },
  membership: {
    ...{ group: msg('Memberships'), icon: 'id-badge-2', tint: 'e', paid: 'order' },
    delivered: { to: '/dashboard/membership', label: msg('View your membership') },
  },
  product: {
    ...{ group: msg('Products'), icon: 'package', tint: 'b', paid: 'order' },
    delivered: { to: '/dashboard/products', label: msg('Go to my products') },
  },
  service: {
    ...{ group: msg('Services'), icon: 'briefcase', tint: 'b', paid: 'order' },
    delivered: { to: '/dashboard/my-services', label: msg('Send the brief') },
  },
  booking: { group: msg('Sessions'), icon: 'video', tint: 'a', paid: 'session' },
  extension: { group: msg('Sessions'), icon: 'video', tint: 'a', paid: 'call' },
  talk: { group: msg('Sessions'), icon: 'video', tint: 'a', paid: 'order' },
  question: {
    ...{ group: msg('Written consultancy'), icon: 'message-2', tint: 'e', paid: 'order' },
    delivered: { to: '/questions', label: msg('View my question'), each: true },
  },
  package: {
    ...{ group: msg('Packages'), icon: 'calendar-event', tint: 'c', paid: 'order' },
    delivered: { to: '/dashboard/packages', label: msg('View my packages') },
  },
  gift_card: {
    ...{ group: msg('Gift cards'), icon: 'credit-card', tint: 'd', paid: 'order' },
    delivered: { to: '/dashboard/gift-cards', label: msg('View the gift card') },
  },
}

export const kindOf = (type: ItemType) => kinds[type]

interface Bought {
  type: ItemType
  itemId: number
  state: string
}

/** The pages on which what was bought is delivered, each once. */
export const deliveriesOf = (lines: readonly Bought[]) => [
  ...new Map(
    lines
      .filter(({ state }) => state !== 'refused')
      .flatMap(({ type, itemId }) => {
        const { delivered, icon } = kindOf(type)
        if (!delivered) return []
        const to = delivered.each ? `${delivered.to}/${itemId}` : delivered.to
        return [[to, { to, label: delivered.label, icon }] as const]
      }),
  ).values(),
]

/** Services of India begin with 99; everything else is a code of goods. */
export const isGoods = (code: string) => !code.startsWith('99')
export const taxCodeLabel = (code: string) => `${isGoods(code) ? 'HSN' : 'SAC'} ${code}`
