import { expect, test } from 'vitest'
import { cleanCaptions } from './rules.ts'

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
