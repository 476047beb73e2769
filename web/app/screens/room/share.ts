/** An audio call carries no pictures, and not every browser shows its screen. */
export const canShareScreen = (mode: 'video' | 'audio') =>
  mode === 'video' && typeof navigator.mediaDevices?.getDisplayMedia === 'function'
