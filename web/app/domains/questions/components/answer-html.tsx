import { useT } from '~/lib/i18n/react.tsx'

/** An answer as the server stored it. The only place that inserts markup which a person wrote. */
export function AnswerHtml({ html, className }: { html: string; className?: string | undefined }) {
  const t = useT()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised it with a short list of allowed elements.
  return <div className={className} lang={t.lang(html)} dangerouslySetInnerHTML={{ __html: html }} />
}
