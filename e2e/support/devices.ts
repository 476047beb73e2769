/**
 * Cameras and microphones that need no hardware, and nobody who is asked for them. Every browser of the tests has them: a test with
 * launch options of its own needs a browser and a worker of its own.
 */
export const FAKE_DEVICES = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
]

/** Half the pictures a second: without a graphics card encoding them is what a call costs most. */
export const FEW_PICTURES = 'fps=10'
