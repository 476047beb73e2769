import { expect, test } from 'vitest'
import { otherCamera } from './other-camera.ts'

const [front, back, wide] = [
  { id: 'f', label: 'camera2 1, facing front' },
  { id: 'b', label: 'camera2 0, facing back' },
  { id: 'w', label: 'camera2 2, facing back' },
]

test('a phone switches from front to back and to the front again, however many cameras are at the back', () => {
  for (const cameras of [
    [front, back, wide],
    [wide, back, front],
  ]) {
    expect(['b', 'w']).toContain(otherCamera(cameras, 'f', 'user'))
    expect(otherCamera(cameras, 'b', 'environment')).toBe('f')
    expect(otherCamera(cameras, 'w')).toBe('f')
  }
})

test('cameras with unknown names take turns, and a single one has no other', () => {
  const plain = ['a', 'b', 'c'].map((id) => ({ id, label: '' }))
  expect(plain.map(({ id }) => otherCamera(plain, id))).toEqual(['b', 'c', 'a'])
  expect(otherCamera(plain, null)).toBe('a')
  expect(otherCamera([front], 'f', 'user')).toBeNull()
  expect(otherCamera([], null)).toBeNull()
})
