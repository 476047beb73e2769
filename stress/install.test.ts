import { expect, test } from 'vitest'
import { needsBrowserTools } from './install.ts'

test('Lighthouse and the Firefox driver are installed only for the campaigns that use them', () => {
  expect(needsBrowserTools([])).toBe(true)
  expect(needsBrowserTools(['stress/browsers/lighthouse'])).toBe(true)
  expect(needsBrowserTools(['calls-firefox'])).toBe(true)
  expect(needsBrowserTools(['stress/wallet-races', 'otp-attack'])).toBe(false)
})
