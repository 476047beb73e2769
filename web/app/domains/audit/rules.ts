type Facts = Readonly<Record<string, unknown>>

export interface FactChange {
  name: string
  before: string | undefined
  after: string | undefined
}

const said = (value: unknown) =>
  value === undefined || value === null ? undefined : typeof value === 'string' ? value : JSON.stringify(value)

/** Each field of an entry before and after; unchanged fields last. */
export function changesOf(before: Facts | null, after: Facts | null): FactChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changes = names.map((name) => ({ name, before: said(before?.[name]), after: said(after?.[name]) }))
  const changed = (one: FactChange) => one.before !== one.after
  return [...changes.filter(changed), ...changes.filter((one) => !changed(one))]
}
