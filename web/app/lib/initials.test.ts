import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test('are the first letters of the first two words', () => {
  expect(['Meera Joglekar', ' asha  kumari rao ', 'Priya', ''].map(initials)).toEqual(['MJ', 'AK', 'P', ''])
})

test('keep a letter whole in scripts with vowel signs and conjuncts', () => {
  expect(['सुनीता वर्मा', 'क्षितिज श्रीवास्तव', 'প্রিয়া সেন', 'É\u0301milie Ö'].map(initials)).toEqual([
    'सुव',
    'क्षिश्री',
    'প্রিসে',
    'É\u0301Ö',
  ])
})
