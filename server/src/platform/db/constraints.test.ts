import { expect, test } from 'vitest'
import { problemOf } from '../http/database-problem.ts'
import { problemOfConstraint, registerConstraints } from './constraints.ts'

const violation = (constraint: string) => Object.assign(new Error('violates a constraint'), { constraint })

test('a violated constraint is the problem its domain registered for it', () => {
  const constraints = { planted_one_each: 'already_requested' } as const
  expect(problemOf(violation('planted_one_each'))).toBeUndefined()
  registerConstraints(constraints)
  expect(problemOf(violation('planted_one_each'))).toMatchObject({ code: 'already_requested' })
  expect(problemOf(violation('toString'))).toBeUndefined()
})

test('a constraint is registered by one domain only, by each app of the process', () => {
  const constraints = { planted_first_come: 'stale' } as const
  registerConstraints(constraints)
  registerConstraints(constraints)
  expect(() => registerConstraints({ planted_first_come: 'slug_taken' })).toThrow(
    'the constraint planted_first_come is registered twice',
  )
  expect(problemOfConstraint('planted_first_come')).toBe('stale')
})
