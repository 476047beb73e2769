export const OTP_LENGTH = 6

export const GENERATED_PASSWORD_LENGTH = 8

/** Carries a random marker that identifies a device which has signed in before. */
export const DEVICE_MARKER_HEADER = 'x-device-marker'
