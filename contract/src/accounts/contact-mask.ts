/** Replaces the hidden part of a mobile number or an email address; cannot occur in a real one. */
export const CONTACT_MASK = '••••'
