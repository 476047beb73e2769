import { expect, test } from 'vitest'
import { addTexts, translator } from '~/lib/i18n/texts.ts'
import texts from '../hi.ts'
import { browserOf, problemSteps, problemTitle, screenProblem } from './device-words.ts'

const agents = {
  chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}

test('browsers are distinguished where their settings are in different places', () => {
  expect(Object.values(agents).map(browserOf)).toEqual(['chrome', 'chrome', 'firefox', 'safari', 'ios', 'android'])
})

test('a user with a blocked camera sees where their own browser allows it', () => {
  const t = translator('en')
  const steps = (['chrome', 'firefox', 'safari', 'ios', 'android'] as const).map((browser) =>
    problemSteps('denied', browser, t).join(' '),
  )
  expect(new Set(steps).size).toBe(5)
  for (const reported of steps) expect(reported).toMatch(/Then tap Try again\.$/)
})

const ALL = ['denied', 'forbidden', 'missing', 'busy', 'failed', 'again', 'unsupported', 'insecure'] as const

test('every problem has its own text, in both languages', () => {
  addTexts(texts)
  for (const language of ['en', 'hi'] as const) {
    const t = translator(language)
    for (const kind of ['camera', 'microphone'] as const)
      expect(new Set(ALL.map((why) => problemTitle(kind, why, t))).size).toBe(ALL.length)
    expect(new Set(ALL.map((why) => screenProblem(why, t))).size).toBe(ALL.length)
    expect(new Set(ALL.map((why) => problemSteps(why, 'chrome', t).join(' '))).size).toBe(ALL.length)
  }
})
