import type { Endpoint } from '#contract/endpoint.ts'
import type { DB } from '#server/platform/db/schema.gen.ts'

/**
 * The actions that may be recorded. A domain adds its own in `audit-texts.ts`, by declaration merging, and registers
 * their sentences with `registerAuditTexts`: an action without a sentence does not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: domains extend it.
export interface AuditActions {}

export type AuditAction = keyof AuditActions & string

export interface AuditText {
  en: string
  hi: string
}

export interface SubjectText extends AuditText {
  /** Its page in the back office, linked for roles that may call the endpoint. */
  page?: { path: (id: string) => string; shownBy: Pick<Endpoint, 'roles'> }
  /** The column with what people call it; without this its id is shown. */
  names?: { table: keyof DB; column: string; inHindi?: string }
  /** Its id is a name in the code: what people call each; others are shown in plain words. */
  codes?: Readonly<Record<string, AuditText>>
}

interface FactText extends AuditText {
  /** The fact is the id of such a subject. */
  of?: string
}

/** What a domain says about its entries. */
export interface AuditTexts {
  /** Names the group of actions in the filter. */
  group: string
  title: AuditText
  /**
   * A sentence for each action: {who} acted, {it} is the subject, other names are facts of the entry. A part in square
   * brackets is left out if one of its facts is missing.
   */
  actions: Record<string, AuditText>
  /** With {name}, as part of a sentence. */
  subjects?: Record<string, SubjectText>
  /** Names of facts; others are shown by their own name in plain words. */
  facts?: Record<string, FactText>
  /** Words for values of facts. */
  values?: Record<string, AuditText>
}

const groups = new Map<string, AuditTexts>()
const ofActions = new Map<string, AuditTexts>()
const subjects = new Map<string, SubjectText>()

/** Adds a group of actions, at startup. Several apps in one process register the same ones. */
export function registerAuditTexts(texts: AuditTexts) {
  for (const action of Object.keys(texts.actions)) {
    if ((ofActions.get(action) ?? texts) !== texts) throw new Error(`two groups register the action ${action}`)
    ofActions.set(action, texts)
  }
  for (const [kind, subject] of Object.entries(texts.subjects ?? {})) subjects.set(kind, subject)
  groups.set(texts.group, texts)
}

export const auditGroups = () => [...groups.values()]
/** The texts of the domain of an action; undefined for one that is no longer recorded. */
export const textsOfAction = (action: string) => ofActions.get(action)
export const subjectText = (kind: string) => subjects.get(kind)
export const valueText = (value: string, texts: AuditTexts | undefined) =>
  texts?.values?.[value] ?? auditGroups().find(({ values }) => values && Object.hasOwn(values, value))?.values?.[value]
/** A name from the domain of the action, or one that every domain uses. */
export const factText = (name: string, texts: AuditTexts | undefined) =>
  texts?.facts?.[name] ?? groups.get('audit')?.facts?.[name]
