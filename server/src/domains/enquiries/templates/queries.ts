import type { Db, Tx } from '#server/platform/db/db.ts'

export interface TemplateWords {
  title: string
  text_english: string
  text_hindi: string
}

const ROW = ['id', 'title', 'text_english', 'text_hindi', 'version'] as const

export const allTemplates = (db: Db) => db.selectFrom('enquiry_templates').select(ROW).orderBy('title').execute()

export const insertTemplate = (tx: Tx, words: TemplateWords) =>
  tx.insertInto('enquiry_templates').values(words).returning(ROW).executeTakeFirstOrThrow()

export const lockTemplate = (tx: Tx, id: number) =>
  tx.selectFrom('enquiry_templates').select(ROW).where('id', '=', id).forUpdate().executeTakeFirst()

export const updateTemplate = (tx: Tx, id: number, words: TemplateWords & { version: number }) =>
  tx.updateTable('enquiry_templates').set(words).where('id', '=', id).returning(ROW).executeTakeFirstOrThrow()

export const deleteTemplate = (tx: Tx, id: number) => tx.deleteFrom('enquiry_templates').where('id', '=', id).execute()
