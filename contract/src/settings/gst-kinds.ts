/** Kinds of items with a GST rate of their own, by the types of their order lines; before it begins they have that of `gst`. */
const GST_KINDS = {
  gst_consultations: ['booking', 'extension', 'talk', 'question', 'package'],
  gst_courses: ['course', 'sub_categories', 'sub_sub_categories'],
  gst_workshops: ['workshop'],
  gst_memberships: ['membership'],
  gst_services: ['service'],
  gst_products: ['product'],
} as const satisfies Record<string, readonly string[]>
type GstKind = keyof typeof GST_KINDS

const gstKinds = Object.keys(GST_KINDS) as GstKind[]
const among = (list: readonly string[], one: string) => list.includes(one)

export const isGstKind = (kind: string) => among(gstKinds, kind)
export const gstKindOfItem = (type: string) => gstKinds.find((kind) => among(GST_KINDS[kind], type))
