import { expect, test } from 'vitest'
import { sharedWorld } from '#test/world.ts'

test('a drawing is determined by its address, and other addresses are not found', async () => {
  const { call } = await sharedWorld()
  const draw = async (path: string) => (await call('GET', `/media/portraits/${path}`)).text
  expect(await draw('she/meera-joglekar.svg')).toBe(await draw('she/meera-joglekar.svg'))
  expect(await draw('she/meera-joglekar.svg')).not.toBe(await draw('she/hetal-panchal.svg'))
  for (const path of ['robot/a.svg', 'she/a.png', 'she/A%2F..svg', 'toString/a.svg'])
    expect((await call('GET', `/media/portraits/${path}`)).status).toBe(404)
})
