/** Constants shared by browser and server; loads no validator. */
export const MOBILE_LENGTH = 10

export const MOBILE_PATTERN = /^[6-9]\d{9}$/

export const PINCODE_PATTERN = /^[1-9]\d{5}$/

export const PAGE_LIMIT_DEFAULT = 10

export const PAGE_LIMIT_MAX = 100

export const PHOTO_MAX_BYTES = 5 * 1024 * 1024

export const PICTURES_PER_HOUR = 30

/** A filtered list is counted up to this number and shown as "1,000+" beyond. */
export const COUNTED_EXACTLY = 1000
