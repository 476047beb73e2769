import type { ProblemCode } from '#contract/problems.ts'

/** Named constraints that are business rules, with the problem a violation becomes. */
export type Constraints = Readonly<Record<string, ProblemCode>>

const registered = new Map<string, Constraints>()

/** Adds a domain's constraints, at startup. Several apps in one process register the same ones. */
export function registerConstraints(constraints: Constraints) {
  for (const name of Object.keys(constraints)) {
    if ((registered.get(name) ?? constraints) !== constraints)
      throw new Error(`the constraint ${name} is registered twice`)
    registered.set(name, constraints)
  }
}

export const problemOfConstraint = (name: string): ProblemCode | undefined => registered.get(name)?.[name]
