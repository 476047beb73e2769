import { expect, test } from 'vitest'
import { installGuide } from './install-steps.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Safari on an iPhone', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 5, 'phone', 'Share button of Safari'],
  ['Safari on an iPad', `${mac} Version/18.5 Safari/605.1.15`, 5, 'phone', 'Share button of Safari'],
  ['Chrome on an iPhone', `${iphone} CriOS/141.0 Mobile/15E148 Safari/604.1`, 5, 'phone', 'in the address bar'],
  ['Chrome on Android', `${android} Chrome/141.0.0.0 Mobile Safari/537.36`, 5, 'phone', 'three dots'],
  ['Samsung Internet', `${android} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`, 5, 'phone', 'Open the menu'],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
    5,
    'phone',
    'Open the',
  ],
  ['Safari on a Mac', `${mac} Version/18.5 Safari/605.1.15`, 0, 'computer', '“File” menu'],
  ['Chrome on Windows', `${windows} Chrome/141.0.0.0 Safari/537.36`, 0, 'computer', 'install icon'],
  ['Edge with a touch screen', `${windows} Chrome/141.0 Safari/537.36 Edg/141.0`, 10, 'computer', 'install icon'],
  [
    'Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0',
    0,
    'computer',
    'cannot',
  ],
])('the steps to install fit %s', (_, userAgent, maxTouchPoints, place, firstStep) => {
  const guide = installGuide({ userAgent, maxTouchPoints })
  expect(guide.place).toBe(place)
  expect(guide.steps[0].text).toContain(firstStep)
})
