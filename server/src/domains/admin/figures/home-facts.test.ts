import { beforeAll, expect, test } from 'vitest'
import { homeFacts } from '#contract/discovery/home.ts'
import { withDemoWorld } from '#test/demo-world.ts'
import { world } from '#test/world.ts'
import { closeDays } from './totals.ts'

beforeAll(withDemoWorld)

test('the home page shows as many sessions from closed days as from their rows', async () => {
  const { send, app } = await world()
  const facts = async () => (await send(homeFacts, {})).body.data
  const before = await facts()
  expect(before.sessionsCompleted).toBeGreaterThan(0)
  await closeDays(app.services, new Date())
  expect(await facts()).toEqual(before)
})
