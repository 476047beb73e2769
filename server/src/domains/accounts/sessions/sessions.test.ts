import { describe, expect, test } from 'vitest'
import * as deviceApi from '#contract/accounts/devices.ts'
import * as api from '#contract/accounts/endpoints.ts'
import { signIn } from '#test/people.ts'
import { world } from '#test/world.ts'
import { deviceKind, deviceTitle } from './rules.ts'

describe('a token', () => {
  test('ends immediately on logout, without affecting other tokens', async () => {
    const { app, aCustomer } = await world()
    const person = await aCustomer()
    const phone = await signIn(app, person.id)
    expect((await person.send(api.logout, {})).status).toBe(200)
    expect((await person.send(api.getUserDetails, {})).status).toBe(401)
    expect((await person.send(api.getUserDetails, {}, { token: phone })).status).toBe(200)
  })

  test('expires after seven idle days, and after thirty days in any case', async () => {
    const { aCustomer, clock } = await world()
    const [idle, busy] = [await aCustomer(), await aCustomer()]
    for (let day = 0; day < 29; day++) {
      clock.advance({ days: 1 })
      expect((await busy.send(api.getUserDetails, {})).status).toBe(200)
    }
    expect((await idle.send(api.getUserDetails, {})).status).toBe(401)
    clock.advance({ days: 1 })
    expect((await busy.send(api.getUserDetails, {})).status).toBe(401)
  })

  test('is refused if invented, empty or truncated', async () => {
    const { call, aCustomer } = await world()
    const { token } = await aCustomer()
    for (const authorization of [
      'Bearer',
      'Bearer ',
      `Bearer ${token.slice(1)}`,
      `Basic ${token}`,
      `Bearer ${token} x`,
    ]) {
      const { status, body } = await call('GET', api.getUserDetails.path, { headers: { authorization } })
      expect([status, body.code]).toEqual([401, 'not_signed_in'])
    }
  })
})

describe('devices', () => {
  test('are listed with the current one marked, and can be signed out individually or all at once', async () => {
    const { app, aCustomer } = await world()
    const person = await aCustomer()
    const [phone, tablet] = [await signIn(app, person.id), await signIn(app, person.id)]
    const { devices } = (await person.send(deviceApi.listDevices, {})).body.data
    expect(devices.map((device) => device.thisOne)).toContain(true)
    expect(devices).toHaveLength(3)
    const theirs = (await person.send(deviceApi.listDevices, {}, { token: phone })).body.data.devices.find(
      (one) => one.thisOne,
    )!
    expect((await person.send(deviceApi.signOutDevice, { id: theirs.id })).status).toBe(200)
    expect((await person.send(api.getUserDetails, {}, { token: phone })).status).toBe(401)
    expect((await person.send(deviceApi.signOutOtherDevices, {})).body.data).toEqual({ signedOut: 1 })
    expect((await person.send(api.getUserDetails, {}, { token: tablet })).status).toBe(401)
    expect((await person.send(api.getUserDetails, {})).status).toBe(200)
  })

  test.each([
    [
      'Mozilla/5.0 (Linux; Android 14; Redmi Note 13) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
      'Android, Chrome',
      'phone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0',
      'Windows, Edge',
      'computer',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1',
      'iPhone, Safari',
      'phone',
    ],
    ['curl/8.0', 'Unknown device', 'computer'],
  ])('%s has a readable title', (userAgent, title, kind) => {
    expect([deviceTitle(userAgent), deviceKind(userAgent)]).toEqual([title, kind])
  })
})
