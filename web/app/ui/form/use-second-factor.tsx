import { useState } from 'react'
import { ApiProblem } from '~/lib/api.ts'
import { SecondFactorDialog } from './second-factor-dialog.tsx'

const needsCode = (error: unknown) => error instanceof ApiProblem && error.body.code === 'second_factor_needed'

interface Waiting {
  goOn: () => void
  giveUp: () => void
}

/**
 * For deeds that move money: where the second factor is old it is asked for, and then the deed goes on by itself.
 *
 *   const { proven, asking } = useSecondFactor()
 *   <ActDialog send={(reason) => proven(() => refund(api, id, reason))} … />
 *   {asking}
 */
export function useSecondFactor() {
  const [waiting, setWaiting] = useState<Waiting>()
  const proven = async <Answer,>(deed: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await deed()
    } catch (error) {
      if (!needsCode(error)) throw error
      await new Promise<void>((goOn, refuse) => setWaiting({ goOn, giveUp: () => refuse(error) }))
      return proven(deed)
    }
  }
  const settle = (how: keyof Waiting) => () => {
    setWaiting(undefined)
    waiting?.[how]()
  }
  return { proven, asking: waiting && <SecondFactorDialog onClose={settle('giveUp')} onShown={settle('goOn')} /> }
}
