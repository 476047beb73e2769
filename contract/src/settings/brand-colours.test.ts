import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandColours, contrast, isReadableColour, READABLE, STANDARD_COLOUR } from './brand-colours.ts'

const aColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
  .filter(isReadableColour)

/** Backgrounds of tokens.css on which links and text in the primary colour stand. */
const GROUNDS = {
  light: ['#fbf7ef', '#fffdf9', '#f4eee2', '#ffffff'],
  dark: ['#101b20', '#17252c', '#0c161a', '#1d2e36'],
}

test('black and white have a contrast of 21, and a light colour is not readable', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(['#f4b32a', '#78b8c2', '#ffffff', STANDARD_COLOUR, '#8b1e3f'].map(isReadableColour)).toEqual([
    ...[false, false, false],
    ...[true, true],
  ])
})

test('text in and on every accepted colour reaches AA in both schemes', () => {
  fc.assert(
    fc.property(aColour, (primary) => {
      const { light, dark } = brandColours(primary)
      const pairs = [
        ...[light.primary, light['primary-hover']].map((ground) => ['#ffffff', ground] as const),
        ...[dark.primary, dark['primary-hover']].map((ground) => [dark['on-primary'], ground] as const),
        ...[...GROUNDS.light, light['primary-soft']].map((ground) => [light['primary-ink'], ground] as const),
        ...[...GROUNDS.dark, dark['primary-soft']].map((ground) => [dark['primary-ink'], ground] as const),
        ...[light, dark].flatMap((scheme) =>
          [scheme.band, scheme['band-2']].flatMap((ground) =>
            ['#f6efe1', scheme['on-band-2']].map((text) => [text, ground] as const),
          ),
        ),
        ['#f2ecdf', light['room-active']] as const,
      ]
      for (const [text, ground] of pairs)
        expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThan(READABLE)
    }),
    { numRuns: 300 },
  )
})
