/** An audio call has no video, and not every browser can share a screen. */
export const canShareScreen = (mode: 'video' | 'audio') =>
  mode === 'video' && typeof navigator.mediaDevices?.getDisplayMedia === 'function'
