/** 'S. V.' of 'Sunita Verma'. */
export const initialsOf = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .map((part) => `${[...new Intl.Segmenter().segment(part)][0]?.segment.toUpperCase() ?? ''}.`)
    .join(' ')

/** Where anyone checks the certificate with this code. */
export const certificateAddress = (publicUrl: string, code: string, language: 'en' | 'hi') =>
  `${publicUrl}${language === 'hi' ? '/hi' : ''}/certificate?${new URLSearchParams({ code })}`
