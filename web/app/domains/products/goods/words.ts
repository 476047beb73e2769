import type { ShipmentState } from '#contract/products/constants.ts'
import { formatDate } from '~/lib/dates.ts'
import { msg, type Translate } from '~/lib/i18n/texts.ts'
import type { OwnShipment } from './api.ts'

export const shipmentStates: Record<ShipmentState, { word: string; color: string }> = {
  placed: { word: msg('Order placed|of goods'), color: 'marigold' },
  packed: { word: msg('Packed|of goods'), color: 'marigold' },
  shipped: { word: msg('On its way|of goods'), color: 'teal' },
  delivered: { word: msg('Delivered|of goods'), color: 'leaf' },
  cancelled: { word: msg('Cancelled and refunded'), color: 'gray' },
  returned: { word: msg('Refunded|a product'), color: 'gray' },
}

/** '450 g' or '1.2 kg' */
export const weightOf = (grams: number, t: Translate) =>
  grams < 1000 ? t('{count} g', { count: grams }) : t('{count} kg', { count: grams / 1000 })

/** What has happened so far, each with its day. */
export function stepsOf(shipment: Omit<OwnShipment, 'grossPaise'>, t: Translate) {
  const steps: [string, string | null][] = [
    [t('Order placed|of goods'), shipment.placedAt],
    [t('Packed|of goods'), shipment.packedAt],
    [t('Sent|of goods'), shipment.shippedAt],
    [t('Delivered|of goods'), shipment.deliveredAt],
    [t(shipmentStates[shipment.state].word), shipment.endedAt],
  ]
  return steps.flatMap(([word, at]) => (at ? [{ word, day: formatDate(at, t) }] : []))
}
