import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FILM, FILM_SECONDS } from '#test/talk-library.ts'
import { cleanCaptions, secondsOfFilm } from './films.ts'

const CUE = '00:01.000 --> 00:04.000\nनमस्ते'

test('captions are stored unchanged, with normalised line ends', () => {
  expect(cleanCaptions(`\ufeffWEBVTT\r\n\r\n${CUE}\r\n`)).toBe(`WEBVTT\n\n${CUE}\n`)
  expect(
    cleanCaptions(`WEBVTT - a talk\n\nNOTE said twice\n\n1\n00:00:01.000 --> 01:00:04.000 align:start\nYes\n`),
  ).toBeDefined()
})

test.each([
  ['without their first word', CUE],
  ['of another kind', `1\n00:00:01,000 --> 00:00:04,000\nYes`],
  ['without a cue', 'WEBVTT\n\nNOTE nothing'],
  ['that end before they begin', 'WEBVTT\n\n00:04.000 --> 00:01.000\nYes'],
  ['with a wrong time', 'WEBVTT\n\n00:99.000 --> 00:99.500\nYes'],
  ['without words', 'WEBVTT\n\n00:01.000 --> 00:04.000'],
  ['with styles', `WEBVTT\n\nSTYLE\n::cue { background: url(https://elsewhere.example) }\n\n${CUE}`],
])('captions %s are refused', (_, text) => {
  expect(cleanCaptions(text)).toBeUndefined()
})

const secondsOf = (film: Buffer) =>
  secondsOfFilm(async (from, length) => film.subarray(from, Math.min(from + length, film.length)), film.length)

test('the duration of a video is read from the file', async () => {
  expect(await secondsOf(FILM)).toBe(FILM_SECONDS)
})

describe('an unsupported video', () => {
  const changed = (change: (film: Buffer) => void) => {
    const film = Buffer.from(FILM)
    change(film)
    return film
  }
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a few bytes', Buffer.from('ftyp')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['the first half', FILM.subarray(0, FILM.length / 2)],
    ['another codec', changed((film) => film.write('hev1', film.lastIndexOf('avc1'), 'latin1'))],
    ['sound alone', changed((film) => film.write('soun', film.indexOf('vide'), 'latin1'))],
    ['no length', changed((film) => film.fill(0, film.indexOf('mvhd') + 20, film.indexOf('mvhd') + 24))],
    ['another beginning', changed((film) => film.write('free', 4, 'latin1'))],
  ])('%s is refused', async (_, film) => {
    expect(await secondsOf(film)).toBeUndefined()
  })
})

test('a damaged video is refused or read, and never crashes the reader', async () => {
  const head = FILM.subarray(0, 3000)
  await fc.assert(
    fc.asyncProperty(fc.nat(head.length - 1), fc.nat(255), async (at, byte) => {
      const film = Buffer.from(FILM)
      film[at] = byte
      const seconds = await secondsOf(film)
      if (seconds !== undefined) expect(seconds).toBeGreaterThan(0)
    }),
    { numRuns: 300 },
  )
})
