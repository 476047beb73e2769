import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { type ProblemCode, problems } from '#contract/problems.ts'
import { problemsOf } from '#server/platform/http/openapi.ts'
import type { Answer } from '../caller.ts'

/** Stack traces, SQL, file names and names of our software, which no caller should see. */
const LEAKS =
  /\bat [\w.<>]+ \(|node_modules|\.(ts|js|mjs):\d|\b(select|insert|update|delete)\b.{1,80}\b(from|into|set)\b|\bpg_|syntax error|violates|constraint|relation "|invalid byte|ECONNRE|\/(home|root|usr|tmp|server)\/|\b(kysely|fastify|zod)\b/i

/** The wording of the validation library, which names types and patterns. */
const FOR_PROGRAMMERS =
  /\b(invalid (?:input|option|string|ISO)|received|NaN|undefined|must match|unrecognized key|too (?:big|small):)/i

/** Field messages that a person could not understand. */
export const unreadable = (errors: Record<string, string[]> = {}) =>
  Object.values(errors)
    .flat()
    .filter((text) => text === '' || FOR_PROGRAMMERS.test(text) || LEAKS.test(text))

/** How a response differs from a correct refusal; without `expect`, which takes longer than most of these responses. */
function faultsOf({ status, headers, body, text }: Answer, code: ProblemCode): string[] {
  const id = String(headers['x-request-id'])
  const found: [string, boolean][] = [
    ['no request id', !/^[\w-]{8,64}$/.test(id)],
    ['another request id in the body', body.requestId !== id],
    ['not JSON', !/^application\/json/.test(String(headers['content-type']))],
    ['may be sniffed', headers['x-content-type-options'] !== 'nosniff'],
    ['a status that is not the one of its code', status !== problems[code].status],
    ['another message than the one of its code', body.message !== problems[code].message],
    ['a text that is not for people', unreadable(body.errors).length > 0],
    ['a leak', LEAKS.test(text.replaceAll(id, ''))],
  ]
  return found.flatMap(([what, isSo]) => (isSo ? what : []))
}

const reported = (sent: string, { status, text }: Answer) => `${sent} → ${status} ${text.slice(0, 300)}`

/** The response is this problem, in the problem envelope. */
export function expectProblem(answer: Answer, code: ProblemCode, sent: string) {
  const faults = answer.body.code === code ? faultsOf(answer, code) : [`not ${code}`]
  expect(faults, reported(sent, answer)).toEqual([])
}

/** The response is the declared success, or one of the declared problems. */
export function expectDeclared(endpoint: Endpoint, answer: Answer, sent: string) {
  const { status, body } = answer
  if (status === (endpoint.status ?? 200) && body.code === undefined) {
    expect([body.message, 'data' in body], reported(sent, answer)).toEqual([endpoint.message ?? 'OK', true])
    return true
  }
  const code = problemsOf(endpoint).find((one) => one === body.code)
  expect(code, `${reported(sent, answer)}: not among the problems that the contract declares`).toBeDefined()
  expectProblem(answer, code!, sent)
  return false
}
