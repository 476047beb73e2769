import { PAGE_PLACEHOLDERS, type PageName } from '#contract/content/constants.ts'
import type { PageWords } from '~/domains/content/pages/staff/api.ts'
import { type Translate, translator } from '~/lib/i18n/texts.ts'
import { aboutText } from '../../legal/about-text.ts'
import type { BuiltInText, PageValues } from '../../legal/article.tsx'
import { disclaimerText } from '../../legal/disclaimer-text.ts'
import { privacyText } from '../../legal/privacy-text.ts'
import { termsText } from '../../legal/terms-text.ts'
import { testimonialsText } from '../../legal/testimonials-text.ts'

const texts: Record<PageName, (t: Translate, values: PageValues) => BuiltInText> = {
  about: aboutText,
  privacy: privacyText,
  terms: termsText,
  disclaimer: disclaimerText,
  testimonials: testimonialsText,
}

/** Settings stay settings: each is filled in when the page is shown. */
const values = Object.fromEntries(PAGE_PLACEHOLDERS.map((name) => [name, `{${name}}`])) as PageValues

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const paragraph = (text: string) => `<p>${escaped(text)}</p>`

function htmlOf({ clauses }: BuiltInText, t: Translate) {
  return clauses
    .map(({ title, short, text }) => {
      const summary = short && `<blockquote><p><strong>${t('In short:')}</strong> ${escaped(short)}</p></blockquote>`
      return `<h2>${escaped(title)}</h2>${summary ?? ''}${text.map(paragraph).join('')}`
    })
    .join('')
}

/** The text that visitors read while nothing is published, to begin with. The Hindi texts must be loaded. */
export function builtInWords(page: PageName): PageWords {
  const [en, hi] = [translator('en'), translator('hi')]
  const [english, hindi] = [texts[page](en, values), texts[page](hi, values)]
  return {
    ...{ title_english: english.title, title_hindi: hindi.title },
    ...{ line_english: english.line ?? '', line_hindi: hindi.line ?? '' },
    ...{ html_english: htmlOf(english, en), html_hindi: htmlOf(hindi, hi) },
  }
}
