import type { DeviceProblem } from '~/domains/calls/call.ts'
import type { Translate } from '~/lib/i18n/texts.ts'

export type Opened = 'camera' | 'microphone'

/** The fact, in a few words. */
export function problemTitle(kind: Opened, why: DeviceProblem, t: Translate) {
  const camera = {
    denied: t('The camera is blocked'),
    forbidden: t('Your browser keeps the camera from this page'),
    missing: t('No camera found'),
    busy: t('Another program uses the camera'),
    failed: t('The camera did not start'),
    again: t('Your browser has not asked for the camera yet'),
    unsupported: t('This browser gives no camera'),
    insecure: t('The camera needs a safe address'),
  }
  const microphone = {
    denied: t('The microphone is blocked'),
    forbidden: t('Your browser keeps the microphone from this page'),
    missing: t('No microphone found'),
    busy: t('Another program uses the microphone'),
    failed: t('The microphone did not start'),
    again: t('Your browser has not asked for the microphone yet'),
    unsupported: t('This browser gives no microphone'),
    insecure: t('The microphone needs a safe address'),
  }
  return (kind === 'camera' ? camera : microphone)[why]
}

/** Why the own screen is not seen on the other side, and what helps. */
export const screenProblem = (why: DeviceProblem, t: Translate) =>
  ({
    denied: t('Your system shows no screens to browsers. Allow it under Privacy in its settings, then share again.'),
    forbidden: t('Your browser keeps the screen from this page. Ask whoever manages this device.'),
    missing: t('There was no screen or window to show.'),
    busy: t('Another program or your system holds the screen back. Close it, then share again.'),
    failed: t('The screen could not be shown. Please share it again.'),
    again: t('Your browser wants a press first. Please press Share screen again.'),
    unsupported: t('This browser cannot show a screen. A current Chrome, Edge, Firefox or Safari on a computer can.'),
    insecure: t('The screen needs a safe address. Open this page with https:// in front.'),
  })[why]

type Browser = 'ios' | 'android' | 'safari' | 'firefox' | 'chrome'

/** Good enough to say where the switch is; a browser that lies gets the most common answer. */
export function browserOf(agent: string): Browser {
  if (/iPhone|iPad|iPod/.test(agent)) return 'ios'
  if (/Android/.test(agent)) return 'android'
  if (/Firefox\//.test(agent)) return 'firefox'
  if (/Safari\//.test(agent) && !/Chrom(?:e|ium)\//.test(agent)) return 'safari'
  return 'chrome'
}

/** What to do about it, step by step. */
export function problemSteps(why: DeviceProblem, browser: Browser, t: Translate): string[] {
  if (why !== 'denied') return stepsWithoutAsking(why, t)
  const allow = {
    chrome: [
      t('Press the sign left of the address, at the top of the window.'),
      t('Turn on Camera and Microphone for this site.'),
    ],
    firefox: [
      t('Press the crossed-out camera or microphone in the address bar.'),
      t('Remove the block with the small cross.'),
    ],
    safari: [t('In the menu Safari choose Settings for this website.'), t('Set Camera and Microphone to Allow.')],
    ios: [
      t('Press the page menu in the address bar and choose Website Settings.'),
      t('Set Camera and Microphone to Allow.'),
    ],
    android: [
      t('Press the sign left of the address and choose Permissions.'),
      t('Turn on Camera and Microphone for this site.'),
    ],
  }[browser]
  return [...allow, t('Then press Try again.')]
}

function stepsWithoutAsking(why: Exclude<DeviceProblem, 'denied'>, t: Translate): string[] {
  const thenAgain = t('Then press Try again.')
  return {
    forbidden: [
      t('Open this page in a window of its own, not inside another page or app.'),
      t('On a device that others manage, ask them to allow camera and microphone.'),
    ],
    missing: [t('Plug one in, or turn it on.'), thenAgain],
    busy: [t('Close other programs and tabs that make calls.'), thenAgain],
    failed: [t('Unplug it and plug it in again, or restart the browser.'), thenAgain],
    again: [t('Press Try again, and allow it when your browser asks.')],
    unsupported: [t('Open this page in a current Chrome, Edge, Firefox or Safari.')],
    insecure: [t('Open this page with https:// in front of its address.')],
  }[why]
}
