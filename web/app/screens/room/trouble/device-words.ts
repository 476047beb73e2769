import type { DeviceProblem } from '~/domains/calls/call.ts'
import type { Translate } from '~/lib/i18n/texts.ts'

export type Opened = 'camera' | 'microphone'

/** The fact, in a few words. */
export function problemTitle(kind: Opened, why: DeviceProblem, t: Translate) {
  const camera = {
    denied: t('The camera is blocked'),
    missing: t('No camera found'),
    busy: t('Another program uses the camera'),
    unsupported: t('This browser gives no camera'),
  }
  const microphone = {
    denied: t('The microphone is blocked'),
    missing: t('No microphone found'),
    busy: t('Another program uses the microphone'),
    unsupported: t('This browser gives no microphone'),
  }
  return (kind === 'camera' ? camera : microphone)[why]
}

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
  if (why === 'missing') return [t('Plug one in, or turn it on.'), t('Then press Try again.')]
  if (why === 'busy') return [t('Close other programs and tabs that make calls.'), t('Then press Try again.')]
  if (why === 'unsupported') return [t('Open this page in a current Chrome, Edge, Firefox or Safari.')]
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
