import type { Endpoint } from '#contract/endpoint.ts'
import { type Fields, isInQuery, parametersOf, type Verdict, verdictOn } from './as-received.ts'
import { ANY_TEXT, anywhere, hostileParameters, hostileValues, specialTexts } from './hostile-values.ts'
import { fieldsOf } from './sample.ts'

export interface Attack {
  /** The changed fields and their values, reported if it succeeds. */
  name: string
  /** The name of the hostile value. */
  as: string
  change: Fields
  verdict: Verdict
}

/** What no client can write into a request line is refused by Node before us. */
const fitsInLine = ([, value]: readonly [string, unknown]) =>
  String(value).isWellFormed() && String(value).length < 8000

const parameters = hostileParameters.map((text): [string, unknown] => [text, decodeURIComponent(text)])
const inLine = hostileValues.filter(fitsInLine)
const inPath = [...inLine, ...parameters.filter(fitsInLine)]

/** Every field with every hostile value, and the platform's verdict on each. */
export function attacksOn(endpoint: Endpoint, fitting: Fields, bodyLimit: number): Attack[] {
  const attack = (change: Fields, as: string): Attack => ({
    name: `${Object.keys(change).join(', ')} as ${as}`,
    as,
    change,
    verdict: verdictOn(endpoint, { ...fitting, ...change }, bodyLimit),
  })
  const [params, fields] = [parametersOf(endpoint), fieldsOf(endpoint)]
  const values = isInQuery(endpoint) ? inLine : hostileValues
  const body = fields.filter((field) => !params.includes(field))
  const takesText = body.filter((field) => !attack({ [field]: ANY_TEXT }, 'any text').verdict.problem)
  const texts = attack(Object.fromEntries(takesText.map((field) => [field, ANY_TEXT])), 'any text')
  return [
    ...(takesText.length > 0 ? [texts] : []),
    ...params.flatMap((field) =>
      needed(
        field,
        inPath.map(([as, value]) => attack({ [field]: value }, as)),
        false,
      ),
    ),
    ...body.flatMap((field, place) => {
      // A value that is too large or too deeply nested is refused in any field.
      const own = values.filter(([as]) => place === 0 || isInQuery(endpoint) || !anywhere.has(as))
      return needed(
        field,
        own.map(([as, value]) => attack({ [field]: value }, as)),
        takesText.includes(field),
      )
    }),
  ]
}

/** Without those that reach the handler as a value another attack already covers: any text, or any whole number. */
function needed(field: string, attacks: readonly Attack[], takesText: boolean): Attack[] {
  const valueIn = ({ verdict }: Attack) => (verdict.problem ? undefined : (verdict.decoded as Fields)[field])
  const someNumber = attacks.find((one) => one.as === 'a number' && typeof valueIn(one) === 'number')
  return attacks.filter((one) => {
    const value = valueIn(one)
    if (takesText && typeof value === 'string') return specialTexts.has(one.as)
    return !someNumber || one === someNumber || !(Number.isSafeInteger(value) && Number(value) > 0)
  })
}

/**
 * Attacks that reach a handler, each once: a handler sees only what the schema made of the input, so of two inputs with
 * the same result one is sent, and none that equals the valid input.
 */
export function distinct(attacks: readonly Attack[], usual: Verdict): Pick<Attack, 'name' | 'change'>[] {
  const wordsOf = (verdict: Verdict) => (verdict.problem ? undefined : JSON.stringify(verdict.decoded, asWritten))
  const seen = new Set([wordsOf(usual)])
  return attacks.filter(({ verdict }) => {
    const words = wordsOf(verdict)
    if (words === undefined || seen.has(words)) return false
    seen.add(words)
    return true
  })
}

export interface Group extends Pick<Attack, 'name' | 'change'> {
  /** What a group consists of, to be sent apart if the group is refused. */
  single?: Group[]
}

/**
 * Attacks on different fields of a body in one request: if it succeeds, the handler has accepted every one of them, and
 * the valid input that it has used up is created once. Attacks on path parameters stay alone, as they find nothing.
 */
export function inGroups(attacks: readonly Group[], params: readonly string[]): Group[] {
  const isAlone = ({ change }: Group) => {
    const [field, ...more] = Object.keys(change)
    return more.length > 0 || params.includes(field!)
  }
  const byField = Map.groupBy(
    attacks.filter((one) => !isAlone(one)),
    ({ change }) => Object.keys(change)[0]!,
  )
  const columns = [...byField.values()]
  const rows = Array.from({ length: Math.max(0, ...columns.map(({ length }) => length)) }, (_, at) =>
    columns.flatMap((column) => column[at] ?? []),
  )
  return [
    ...attacks.filter(isAlone),
    ...rows.map((single) =>
      single.length === 1
        ? single[0]!
        : {
            name: single.map(({ name }) => name).join('; '),
            change: Object.assign({}, ...single.map(({ change }) => change)) as Fields,
            single,
          },
    ),
  ]
}

/** An attack on several fields, as one on each. */
export const oneByOne = (change: Fields) =>
  Object.entries(change).map(([field, value]) => ({ name: `${field} as whatever text`, change: { [field]: value } }))

const asWritten = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)
