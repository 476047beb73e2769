import { expect, test } from 'vitest'
import { sharedWorld } from '#test/world.ts'

test('only our own pages may use camera, microphone and screen for calls; the API may use nothing', async () => {
  const { app } = await sharedWorld()
  const policyOf = async (url: string) => String((await app.inject({ url })).headers['permissions-policy'])
  for (const url of ['/demo/inbox', '/nothing-here']) {
    const policy = await policyOf(url)
    for (const feature of ['camera', 'microphone', 'display-capture']) expect(policy).toContain(`${feature}=(self)`)
    expect(policy).toContain('geolocation=()')
    // Chromium does not know this feature and logs a warning on every page.
    expect(policy).not.toContain('bluetooth')
  }
  for (const url of ['/api/web/v1/settings', '/api/nothing-here', '/files/nothing-here']) {
    const policy = await policyOf(url)
    for (const feature of ['camera', 'microphone', 'display-capture', 'geolocation'])
      expect(policy).toContain(`${feature}=()`)
  }
})
