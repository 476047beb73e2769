import type { DocumentKind, PaperKind } from '#contract/locker/constants.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import { msg } from '~/lib/i18n/texts.ts'
import type { ShareSubject } from './api.ts'

/** The mark of a file type, and its ground. */
export const marks: Record<DocumentKind, { mark: string; tint: 'a' | 'b' | 'c' | 'd' | 'e' }> = {
  pdf: { mark: 'PDF', tint: 'c' },
  docx: { mark: 'DOC', tint: 'c' },
  xlsx: { mark: 'XLS', tint: 'd' },
  jpeg: { mark: 'JPG', tint: 'b' },
  png: { mark: 'PNG', tint: 'b' },
  webp: { mark: 'IMG', tint: 'b' },
}

/** As people know them. */
const KINDS: Record<DocumentKind, string> = {
  ...{ pdf: 'PDF', jpeg: 'JPG', png: 'PNG', webp: 'WebP', docx: 'DOCX', xlsx: 'XLSX' },
}

/** 'JPG, PNG, WebP'. */
export const kindNames = (kinds: readonly DocumentKind[]) => kinds.map((kind) => KINDS[kind]).join(', ')

export const paperWords: Record<PaperKind, string> = {
  identity: msg('Identity proof'),
  pan: msg('PAN card'),
  qualification: msg('Degree or certificate'),
  registration: msg('Professional registration'),
  experience: msg('Proof of experience'),
}

const SUBJECTS: Record<ShareSubject['kind'], string> = {
  booking: msg('Session with {name}'),
  talk: msg('Call with {name}'),
  question: msg('Question, {name}'),
  service_order: msg('Service, {name}'),
  product_return: msg('Return, {name}'),
}

/** 'Session with Meera Kulkarni'. */
export function subjectWords({ kind, number, withName }: Omit<ShareSubject, 'at'>, t: Translate) {
  if (number === '') return t('Draft of a question')
  return withName === '' ? t('Question to any expert') : t(SUBJECTS[kind], { name: withName })
}

export const canPreview = (kind: DocumentKind) => kind !== 'docx' && kind !== 'xlsx'
