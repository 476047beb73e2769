import type { Message } from '#server/platform/outbox/message.ts'
import type { MessageParts } from '#server/platform/outbox/messages.ts'
import { whenOf } from '#server/platform/outbox/when.ts'

export interface AvailabilityMessages {
  slot_freed: {
    slug: string
    name: string
    mode: 'video' | 'audio'
    minutes: number
    startsAt: string
    zone: string
    zoneSaid: boolean
  }
}

/** Opens the profile with exactly the slot that became free. */
const slotPath = ({ slug, mode, minutes, startsAt }: AvailabilityMessages['slot_freed']) =>
  `/consultants/${slug}?${new URLSearchParams({ mode, minutes: String(minutes), at: startsAt })}`

export const availabilityTexts = {
  slot_freed: {
    topic: 'reminders',
    // After that the slot is probably taken.
    lifetimeSeconds: () => 12 * 3600,
    sms: {
      en: (slot, { name, publicUrl }) =>
        `${name}: a slot with ${slot.name} is free on ${whenOf(slot, 'en')}. Book now: ${publicUrl}${slotPath(slot)}`,
      hi: (slot, { name, publicUrl }) =>
        `${name}: ${slot.name} के साथ ${whenOf(slot, 'hi')} का समय ख़ाली हुआ है। अभी बुक करें: ${publicUrl}/hi${slotPath(slot)}`,
    },
    mail: {
      en: (slot, { name }) => ({
        subject: `${name}: a slot with ${slot.name} is free`,
        body: `You asked us to let you know: ${slot.name} is free on ${whenOf(slot, 'en')}. It goes to whoever books first.`,
        action: { label: 'Book now', path: slotPath(slot) },
      }),
      hi: (slot, { name }) => ({
        subject: `${name}: ${slot.name} के साथ समय ख़ाली हुआ`,
        body: `आपने सूचना माँगी थी: ${slot.name} के साथ ${whenOf(slot, 'hi')} का समय ख़ाली है। पहले बुक करने वाले को मिलेगा।`,
        action: { label: 'अभी बुक करें', path: `/hi${slotPath(slot)}` },
      }),
    },
    push: {
      en: (slot) => ({
        title: `A slot with ${slot.name} is free`,
        body: `${whenOf(slot, 'en')}. It goes to whoever books first.`,
        path: slotPath(slot),
      }),
      hi: (slot) => ({
        title: `${slot.name} के साथ समय ख़ाली हुआ`,
        body: `${whenOf(slot, 'hi')}। पहले बुक करने वाले को मिलेगा।`,
        path: `/hi${slotPath(slot)}`,
      }),
    },
  },
} satisfies { [M in keyof AvailabilityMessages]: Message<AvailabilityMessages[M]> }

export const availabilityParts = {
  link: (slot: AvailabilityMessages['slot_freed'], language, { publicUrl }) =>
    `${publicUrl}${language === 'hi' ? '/hi' : ''}${slotPath(slot)}`,
} satisfies MessageParts

type AvailabilityTexts = typeof availabilityTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends AvailabilityMessages {}
  interface MessageTexts extends AvailabilityTexts {}
}
