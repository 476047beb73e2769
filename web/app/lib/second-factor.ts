/** Called with whether a new code was accepted. */
export type SecondFactorAnswer = (accepted: boolean) => void
type Prompt = (answer: SecondFactorAnswer | undefined) => void

let prompt: Prompt | undefined
let waiting: SecondFactorAnswer[] = []

const answerAll = (accepted: boolean) => {
  const calls = waiting
  waiting = []
  prompt?.(undefined)
  for (const answer of calls) answer(accepted)
}

/**
 * Asks staff for a new authenticator code; resolves to whether the refused call can be repeated. Calls refused at the
 * same time share one prompt.
 */
export function askForSecondFactor(): Promise<boolean> {
  if (!prompt) return Promise.resolve(false)
  if (waiting.length === 0) prompt(answerAll)
  return new Promise((resolve) => waiting.push(resolve))
}

/** Registers the prompt. Returns the unregister function; an open prompt then counts as dismissed. */
export function showSecondFactorPrompt(show: Prompt) {
  prompt = show
  return () => {
    prompt = undefined
    answerAll(false)
  }
}
