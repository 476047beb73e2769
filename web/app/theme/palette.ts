import type { MantineColorsTuple } from '@mantine/core'

/* Colour tuples, light to dark, index 0 to 9. */
export const peacock: MantineColorsTuple = [
  '#eaf5f6',
  '#d3e9ec',
  '#a9d3d9',
  '#78b8c2',
  '#479ca9',
  '#218494',
  '#0f7080',
  '#0b5c6b',
  '#094a57',
  '#073640',
]
export const marigold: MantineColorsTuple = [
  '#fff7e3',
  '#feebbf',
  '#fcda8a',
  '#f9c652',
  '#f4b32a',
  '#e89f10',
  '#c98206',
  '#9a6103',
  '#7a4c04',
  '#583603',
]
export const madder: MantineColorsTuple = [
  '#fcefeb',
  '#f8dad1',
  '#eeb3a2',
  '#e28872',
  '#d4624a',
  '#c4472f',
  '#a83420',
  '#932c1b',
  '#772316',
  '#58190f',
]
export const leaf: MantineColorsTuple = [
  '#edf6ee',
  '#d6ebd9',
  '#abd5b3',
  '#7bbb89',
  '#4e9f62',
  '#2f874a',
  '#21723b',
  '#1a5e31',
  '#154c28',
  '#0e371d',
]
/** Warm greys. Replaces Mantine's blue-grey so default borders and fills sit on paper. */
export const sand: MantineColorsTuple = [
  '#faf6ee',
  '#f4eee2',
  '#e6dccb',
  '#d6cab6',
  '#bcb09d',
  '#8c8474',
  '#646a6a',
  '#46535a',
  '#2b3940',
  '#14222a',
]
/** Replaces Mantine's neutral dark scale: blue-black ink. 0 is text, 7 is the page. */
export const night: MantineColorsTuple = [
  '#f1eadc',
  '#c3c6c1',
  '#98a3a5',
  '#75868c',
  '#2b3d46',
  '#22343d',
  '#17252c',
  '#101b20',
  '#0c161a',
  '#080f12',
]
