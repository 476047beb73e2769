export type Language = 'en' | 'hi'

/** Hindi pages live under /hi; everything else is English. */
export const languageOf = (pathname: string): Language => (/^\/hi(?:\/|$)/.test(pathname) ? 'hi' : 'en')

/** The path without its language: '/hi/about' and '/about' are both '/about'. */
export const plainPath = (pathname: string) => pathname.replace(/^\/hi(?:\/+|$)/, '/')

/** A path of ours as it is written in a language. Outside addresses and fragments stay as they are. */
export function localPath(path: string, language: Language) {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  const plain = plainPath(pathname)
  if (language === 'en') return plain + rest
  return (plain === '/' ? '/hi' : `/hi${plain}`) + rest
}
