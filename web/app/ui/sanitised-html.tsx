interface SanitisedHtmlProps {
  html: string
  lang: string | undefined
  className?: string | undefined
}

/** A formatted text as the server stored it. The only place that inserts markup which a person wrote. */
export function SanitisedHtml({ html, lang, className }: SanitisedHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised it with a short list of allowed elements.
  return <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
