import { expect, test } from 'vitest'
import { sanitisedAnswer } from './answer-html.ts'

test.each([
  ['keeps formatting', '<p>A <em>b</em></p><ul><li>c</li></ul>', '<p>A <em>b</em></p><ul><li>c</li></ul>'],
  ['removes scripts with their text', '<p>A</p><script>alert(1)</script>', '<p>A</p>'],
  ['removes styles and handlers', '<p style="position:fixed" onclick="x()" class="y">A</p>', '<p>A</p>'],
  ['removes pictures and frames', '<p>A<img src=x onerror=x()><iframe src="//x"></iframe></p>', '<p>A</p>'],
  ['lowers headings', '<h1>A</h1>', '<h3>A</h3>'],
  ['removes invisible characters, also as entities', '<p>&#x202e;a&ZeroWidthSpace;b\u3164</p>', '<p>ab</p>'],
  ['keeps the joiners of Indian scripts', '<p>क्\u200dष</p>', '<p>क्\u200dष</p>'],
  ['removes control characters that come as entities', '<p>a&#1;b&#x7f;</p>', '<p>ab</p>'],
  [
    'lets links leave without a trace',
    '<a href="https://x.example" onclick="x()">A</a>',
    '<a href="https://x.example" rel="noopener noreferrer nofollow" target="_blank">A</a>',
  ],
])('%s', (_, html, expected) => expect(sanitisedAnswer(html)).toBe(expected))

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  '//x.example',
  'java&#x202e;script:alert(1)',
])('removes the address %j of a link', (href) =>
  expect(sanitisedAnswer(`<a href="${href}">A</a>`)).not.toContain('href'),
)

test.each([
  ['has no text', '<p> <br>&nbsp;</p>'],
  ['has only a zero-width space', '<p>&ZeroWidthSpace;</p>'],
  ['has only a blank letter of Hangul', '<p>\u3164</p>'],
  ['is only a script', '<script>alert(1)</script>'],
  ['is too long', `<p>${'a'.repeat(20_001)}</p>`],
  ['grows too long when escaped', `<p>${'&'.repeat(20_000)}</p><p>x</p>`],
  ['grows too long by its links', '<a href="/a">b</a>'.repeat(3_000)],
  ['has tags without end', `<p>Yes.</p>${'<b>'.repeat(19_000)}`],
])('an answer that %s is refused', (_, html) => expect(() => sanitisedAnswer(html)).toThrow())
