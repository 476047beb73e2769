/** Stands for the hidden part of a mobile number or an email address; no such text can be part of a real one. */
export const CONTACT_MASK = '••••'
