/** A device with a mouse has a space bar as well. */
export const hasKeyboard = () => window.matchMedia('(hover: hover)').matches
