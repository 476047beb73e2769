export type Language = 'en' | 'hi'

/** Hindi pages are under /hi; everything else is English. */
export const languageOf = (pathname: string): Language => (/^\/hi(?:\/|$)/.test(pathname) ? 'hi' : 'en')

/** The path without its language: '/hi/about' and '/about' both give '/about'. */
export const plainPath = (pathname: string) => pathname.replace(/^\/hi(?:\/+|$)/, '/')

/** One of our paths in a language. External URLs and fragments stay as they are. */
export function localPath(path: string, language: Language) {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  const plain = plainPath(pathname)
  if (language === 'en') return plain + rest
  return (plain === '/' ? '/hi' : `/hi${plain}`) + rest
}
