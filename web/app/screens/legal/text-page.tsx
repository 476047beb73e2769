import { useQuery } from '@tanstack/react-query'
import { CONSENT_PAGES, type PageName } from '#contract/content/constants.ts'
import { pageQuery } from '~/domains/content/pages/api.ts'
import { type PublicSettings, useSettings } from '~/domains/settings/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { Article, type BuiltInText, type PageValues } from './article.tsx'

interface TextPageProps {
  page: PageName
  builtIn: (t: Translate, values: PageValues) => BuiltInText
}

/** A page as staff published it, or with its built-in text. */
export function TextPage({ page, builtIn }: TextPageProps) {
  const t = useT()
  const settings = useSettings()
  const { data } = useQuery(pageQuery(useApi(), page, t.language))
  const written = data?.text
  const { line, ...text } = written ?? builtIn(t, valuesOf(settings))
  const version = written?.label ?? (settings && versionOf(page, settings))
  const isAgreedTo = (CONSENT_PAGES as readonly PageName[]).includes(page)
  const lines = [line, isAgreedTo && version && t('Version {version}.', { version })]
  return <Article {...text} line={lines.filter(Boolean).join(' ')} />
}

const versionOf = (page: PageName, { termsVersion, privacyVersion }: PublicSettings) =>
  page === 'terms' ? termsVersion : privacyVersion

/** Without the server, a page names nobody rather than somebody else. */
const valuesOf = (settings: PublicSettings | undefined): PageValues => ({
  productName: settings?.productName ?? '',
  helpDeskPhone: settings?.helpDeskPhone ?? '',
  helpDeskEmail: settings?.helpDeskEmail ?? '',
  grievanceOfficer: settings?.grievanceOfficer ?? '',
  questionAnswerHours: settings?.questionAnswerHours ?? 48,
  followUpDays: settings?.followUpDays ?? 7,
})
