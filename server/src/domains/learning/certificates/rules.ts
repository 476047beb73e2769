/** 'S. V.' of 'Sunita Verma'. */
export const initialsOf = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .map((part) => `${[...new Intl.Segmenter().segment(part)][0]?.segment.toUpperCase() ?? ''}.`)
    .join(' ')
