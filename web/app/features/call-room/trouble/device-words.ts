import type { DeviceProblem } from '~/domains/calls/call.ts'
import type { Translate } from '~/lib/i18n/texts.ts'

export type Opened = 'camera' | 'microphone'

/** The problem, in a few words. */
export function problemTitle(kind: Opened, why: DeviceProblem, t: Translate) {
  const camera = {
    denied: t('The camera is blocked'),
    forbidden: t('Your browser is blocking the camera on this page'),
    missing: t('No camera found'),
    busy: t('The camera is in use by another app'),
    failed: t('The camera did not start'),
    again: t('Camera permission is needed'),
    unsupported: t('This browser does not support the camera'),
    insecure: t('The camera needs a secure (https) page'),
  }
  const microphone = {
    denied: t('The microphone is blocked'),
    forbidden: t('Your browser is blocking the microphone on this page'),
    missing: t('No microphone found'),
    busy: t('The microphone is in use by another app'),
    failed: t('The microphone did not start'),
    again: t('Microphone permission is needed'),
    unsupported: t('This browser does not support the microphone'),
    insecure: t('The microphone needs a secure (https) page'),
  }
  return (kind === 'camera' ? camera : microphone)[why]
}

/** Why screen sharing failed, and what helps. */
export const screenProblem = (why: DeviceProblem, t: Translate) =>
  ({
    denied: t(
      'Screen sharing is blocked on this device. Allow it under Privacy in the system settings, then share again.',
    ),
    forbidden: t('Your browser is blocking screen sharing. Ask the administrator of this device.'),
    missing: t('No screen or window was found to share.'),
    busy: t('Another app is blocking screen sharing. Close it, then share again.'),
    failed: t('Your screen could not be shared. Please try again.'),
    again: t('Please tap Share screen again.'),
    unsupported: t('This browser cannot share a screen. Use the latest Chrome, Edge, Firefox or Safari on a computer.'),
    insecure: t('Screen sharing needs a secure page. Open this page with https:// at the start of its address.'),
  })[why]

type Browser = 'ios' | 'android' | 'safari' | 'firefox' | 'chrome'

/** Good enough to say where the setting is; an unknown or misleading user agent gets the most common answer. */
export function browserOf(agent: string): Browser {
  if (/iPhone|iPad|iPod/.test(agent)) return 'ios'
  if (/Android/.test(agent)) return 'android'
  if (/Firefox\//.test(agent)) return 'firefox'
  if (/Safari\//.test(agent) && !/Chrom(?:e|ium)\//.test(agent)) return 'safari'
  return 'chrome'
}

/** What to do, step by step. */
export function problemSteps(why: DeviceProblem, browser: Browser, t: Translate): string[] {
  if (why !== 'denied') return stepsWithoutAsking(why, t)
  const allow = {
    chrome: [
      t('Tap the icon to the left of the address, at the top of the window.'),
      t('Turn on Camera and Microphone for this site.'),
    ],
    firefox: [
      t('Tap the crossed-out camera or microphone in the address bar.'),
      t('Remove the block with the small ✕.'),
    ],
    safari: [t('In the Safari menu choose Settings for this website.'), t('Set Camera and Microphone to Allow.')],
    ios: [
      t('Tap the page menu in the address bar and choose Website Settings.'),
      t('Set Camera and Microphone to Allow.'),
    ],
    android: [
      t('Tap the icon to the left of the address and choose Permissions.'),
      t('Turn on Camera and Microphone for this site.'),
    ],
  }[browser]
  return [...allow, t('Then tap Try again.')]
}

function stepsWithoutAsking(why: Exclude<DeviceProblem, 'denied'>, t: Translate): string[] {
  const thenAgain = t('Then tap Try again.')
  return {
    forbidden: [
      t('Open this page in your browser, not inside another app.'),
      t('On an office device, ask your administrator to allow camera and microphone.'),
    ],
    missing: [t('Connect one, or turn it on.'), thenAgain],
    busy: [t('Close other apps and tabs that make calls.'), thenAgain],
    failed: [t('Unplug it and plug it in again, or restart the browser.'), thenAgain],
    again: [t('Tap Try again and choose Allow when your browser asks.')],
    unsupported: [t('Open this page in the latest Chrome, Edge, Firefox or Safari.')],
    insecure: [t('Open this page with https:// at the start of its address.')],
  }[why]
}
