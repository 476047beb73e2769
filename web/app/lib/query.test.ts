import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import type { listTestimonials } from '#contract/content/endpoints.ts'
import { type Api, ApiProblem } from './api.ts'
import { apiQuery, areaState, makeQueryClient } from './query.tsx'

const refused = { code: 'invalid', message: 'Please check the marked fields.' } as const

/** A data area whose calls return these responses in order. */
function areaAnswering(...answers: ('data' | 'problem')[]) {
  const next = async () => {
    if (answers.shift() === 'problem') throw new ApiProblem(422, refused)
    return { message: 'OK', data: { testimonials: [] } }
  }
  const api = { call: next } as unknown as Api
  const client = makeQueryClient()
  const query = apiQuery<typeof listTestimonials>(api, 'GET /api/web/v1/testimonials', {})
  const area = new QueryObserver(client, query)
  const states: object[] = []
  const note = () => {
    const result = area.getCurrentResult()
    const state = { ...areaState(result), data: result.data?.testimonials }
    if (JSON.stringify(state) !== JSON.stringify(states.at(-1))) states.push(state)
  }
  onTestFinished(area.subscribe(note))
  note()
  return { area, states }
}

const pending = { loading: true, errors: null, fetched: false, data: undefined }
const fulfilled = { loading: false, errors: null, fetched: true, data: [] }

test('a data area goes pending, then fulfilled: the data is stored and it is fetched', async () => {
  const { states } = areaAnswering('data')
  await expect.poll(() => states).toEqual([pending, fulfilled])
})

test('a data area that is refused stores the error’s body, and clears it with the next success', async () => {
  const { area, states } = areaAnswering('problem', 'data')
  const rejected = { loading: false, errors: refused, fetched: true, data: undefined }
  await expect.poll(() => states).toEqual([pending, rejected])
  await area.refetch()
  expect(states.at(-1)).toEqual(fulfilled)
})
