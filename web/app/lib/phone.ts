/** What a tap dials. */
export const telephone = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** '+91 98200 00412'. */
export const formatMobile = (mobile: string) => `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`
