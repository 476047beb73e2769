/**
 * Fake cameras and microphones without a permission prompt. All test browsers have them, because a test with its own
 * launch options needs its own browser and worker.
 */
export const FAKE_DEVICES = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
]

/** Half the frame rate: without a GPU, encoding is the most expensive part of a call. */
export const FEW_PICTURES = 'fps=10'
