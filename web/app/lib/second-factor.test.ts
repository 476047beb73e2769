import { expect, test } from 'vitest'
import { askForSecondFactor, type SecondFactorAnswer, showSecondFactorPrompt } from './second-factor.ts'

test('calls that are refused together share one prompt, and a closed page ends it', async () => {
  expect(await askForSecondFactor()).toBe(false)
  const shown: (SecondFactorAnswer | undefined)[] = []
  const stop = showSecondFactorPrompt((answer) => shown.push(answer))
  const both = [askForSecondFactor(), askForSecondFactor()]
  expect(shown).toHaveLength(1)
  shown[0]!(true)
  expect([await Promise.all(both), shown[1]]).toEqual([[true, true], undefined])
  const unanswered = askForSecondFactor()
  stop()
  expect(await unanswered).toBe(false)
})
