import { msg } from '~/lib/i18n/texts.ts'
import type { IconName } from '~/ui/icon-names.ts'

export interface Step {
  text: string
  /** The icon to look for in the browser. */
  icon: IconName
}

export interface InstallGuide {
  place: 'phone' | 'computer'
  steps: readonly Step[]
}

const confirmAdd: Step = { text: msg('Tap “Add”.'), icon: 'check' }
const addToHome: Step = { text: msg('Choose “Add to Home Screen” from the list.'), icon: 'plus' }
const chooseInstall: Step = { text: msg('Choose “Install app” or “Add to Home screen”.'), icon: 'device-mobile' }
const confirmInstall: Step = { text: msg('Confirm with “Install” or “Add”.'), icon: 'check' }
const installIcon: Step = {
  text: msg('Click the install icon at the right end of the address bar. You also find “Install” in the browser menu.'),
  icon: 'download',
}

const guides = {
  iphoneSafari: {
    place: 'phone',
    steps: [{ text: msg('Tap the Share button of Safari.'), icon: 'upload' }, addToHome, confirmAdd],
  },
  iphoneOther: {
    place: 'phone',
    steps: [{ text: msg('Tap the Share button in the address bar.'), icon: 'upload' }, addToHome, confirmAdd],
  },
  androidChrome: {
    place: 'phone',
    steps: [
      { text: msg('Tap the three dots at the top right of Chrome.'), icon: 'dots' },
      chooseInstall,
      confirmInstall,
    ],
  },
  androidOther: {
    place: 'phone',
    steps: [{ text: msg('Open the menu of your browser.'), icon: 'menu-2' }, chooseInstall, confirmInstall],
  },
  macSafari: {
    place: 'computer',
    steps: [
      { text: msg('Open the “File” menu of Safari.'), icon: 'menu-2' },
      { text: msg('Choose “Add to Dock”.'), icon: 'plus' },
      { text: msg('Click “Add”.'), icon: 'check' },
    ],
  },
  chromium: {
    place: 'computer',
    steps: [installIcon, { text: msg('Click “Install”.'), icon: 'check' }],
  },
  other: {
    place: 'computer',
    steps: [
      { text: msg('This browser cannot install websites. Open this page in Chrome or Edge.'), icon: 'external-link' },
      installIcon,
      { text: msg('Click “Install”.'), icon: 'check' },
    ],
  },
} as const satisfies Record<string, InstallGuide>

/** How this device and browser add a site to the home screen. An iPad identifies as a Mac, but has a touch screen. */
export function installGuide({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) {
  const isSafari = /Safari\//.test(userAgent) && !/Chrome|Chromium|CriOS|FxiOS|EdgiOS|Edg\/|OPR|Android/.test(userAgent)
  const isApplePhone = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  if (isApplePhone) return isSafari ? guides.iphoneSafari : guides.iphoneOther
  const isChromium = /Chrome\//.test(userAgent)
  if (/Android/.test(userAgent)) {
    const isOwnBrand = /SamsungBrowser|OPR|EdgA|UCBrowser|MiuiBrowser|VivoBrowser|HeyTapBrowser/.test(userAgent)
    return isChromium && !isOwnBrand ? guides.androidChrome : guides.androidOther
  }
  if (isSafari) return guides.macSafari
  return isChromium ? guides.chromium : guides.other
}
