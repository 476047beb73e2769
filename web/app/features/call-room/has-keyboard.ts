/** A device with a mouse is assumed to have a keyboard. */
export const hasKeyboard = () => window.matchMedia('(hover: hover)').matches
