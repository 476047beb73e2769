const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** Text as a browser reads it. */
export const decoded = (text: string) =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    hex || decimal ? String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)) : (ENTITIES[name] ?? whole),
  )

const attributesIn = (tag: string) =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name!.toLowerCase(), decoded(value!)]),
  )

const everything = (html: string, pattern: RegExp) => [...html.matchAll(pattern)]
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const textOf = (html: string) =>
  inOneLine(
    decoded(
      html
        .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
        .replaceAll(/<!--[\s\S]*?-->/g, '')
        .replaceAll(/<[^>]+>/g, ' '),
    ),
  )

/** What a page tells search engines and link previews, read from its HTML without a browser. */
export function readPage(html: string) {
  const [head = '', body = ''] = html.split(/<body[ >]/)
  const metas = everything(head, /<meta [^>]*>/g).map(([tag]) => attributesIn(tag))
  const links = everything(head, /<link [^>]*>/g).map(([tag]) => attributesIn(tag))
  return {
    lang: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1],
    titles: everything(head, /<title>([^<]*)<\/title>/g).map(([, title]) => decoded(title!)),
    headings: everything(body, /<h1[ >]/g).length,
    /** All values of a meta tag; a page must have one. */
    meta: (name: string) =>
      metas.filter((tag) => tag.name === name || tag.property === name).map(({ content }) => content ?? ''),
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href ?? ''),
    alternates: new Map(links.flatMap(({ hreflang, href }) => (hreflang && href ? [[hreflang, href]] : []))),
    feeds: links.filter(({ type }) => type === 'application/rss+xml').map(({ href }) => href ?? ''),
    structured: everything(html, /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g).map(
      ([, json]) => JSON.parse(json!) as unknown,
    ),
    hasBreadcrumbs: /<nav aria-label="(?:You are here|आप यहाँ हैं)"/.test(body),
    text: textOf(body),
    main: textOf(/<main\b[\s\S]*<\/main>/.exec(body)?.[0] ?? ''),
  }
}

export type ReadPage = ReturnType<typeof readPage>
