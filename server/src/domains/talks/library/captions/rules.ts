const TIMES = /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/

const milliseconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000

/**
 * Captions every browser can read: WebVTT with valid times and texts. Files with styles are refused, because styles
 * could affect the page.
 */
export function cleanCaptions(text: string): string | undefined {
  const clean = text
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\0', '\ufffd')
    .trim()
  const [head = '', ...blocks] = clean.split(/\n{2,}/)
  if (!/^WEBVTT(?:[ \t].*)?(?:\n|$)/.test(head)) return undefined
  if (blocks.some((block) => /^(?:STYLE|REGION)\b/.test(block))) return undefined
  const cues = blocks.filter((block) => block.includes('-->'))
  return cues.length > 0 && cues.every(isCue) ? `${clean}\n` : undefined
}

function isCue(block: string) {
  const lines = block.split('\n')
  const timed = lines.findIndex((line) => line.includes('-->'))
  const [, from, to] = TIMES.exec(lines[timed]?.trim() ?? '') ?? []
  return (
    timed <= 1 &&
    from !== undefined &&
    to !== undefined &&
    milliseconds(from) < milliseconds(to) &&
    lines.length > timed + 1
  )
}
