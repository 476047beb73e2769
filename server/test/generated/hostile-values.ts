import type { ProblemCode } from '#contract/problems.ts'

const JSON_TYPE = 'application/json'
const deep = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`) as unknown
const deepArray = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown

/**
 * One short text with everything special to SQL, HTML, templates, paths, headers and scripts: a field that accepts it
 * accepts any text, so one request covers all of them.
 */
export const ANY_TEXT = `' or 1=1;--%_\\<b>{{7*7}}../\r\nx-e: 1 आ१９👩🏽‍🔬\u202e`

/** Texts that may have a special effect even in a field that accepts any text. */
export const specialTexts: ReadonlySet<string> = new Set([
  ...['an empty text', 'blanks', 'a long text', 'combining marks'],
  ...['NUL', 'control characters', 'a lone high surrogate', 'a lone low surrogate', 'a noncharacter'],
])
/** Values refused for their size or depth in any field. */
export const anywhere: ReadonlySet<string> = new Set(['deep nesting', 'deep lists', 'a huge text'])

/** Values sent instead of what a field expects. */
export const hostileValues: [name: string, value: unknown][] = [
  ['nothing at all', undefined],
  ['null', null],
  ['an empty text', ''],
  ['blanks', '   \t\n '],
  ['a number', 7],
  ['a negative number', -1],
  ['zero', 0],
  ['a fraction', 1.5],
  ['more than an integer holds', 1e308],
  ['more than a bigint holds', '99999999999999999999999999'],
  ['hexadecimal', '0x10'],
  ['true', true],
  ['a list', ['a', 'b']],
  ['an empty list', []],
  ['an object', { $gt: '' }],
  ['deep nesting', deep(1000)],
  ['deep lists', deepArray(1000)],
  ['a long text', 'x'.repeat(5000)],
  ['a huge text', 'x'.repeat(1024 * 1024)],
  ['a long list', Array.from({ length: 20_000 }, () => 1)],
  ['Devanagari', 'आशा वर्मा १२३४५६७८९०'],
  ['other digits', '９０００００００００'],
  ['emoji', '👩🏽‍🔬🇮🇳'],
  ['right to left', '‮gnp.exe‬'],
  ['SQL', `'; drop table accounts; --`],
  ['SQL with a union', `1 union select token_hash from sessions`],
  ['a pattern of SQL', '%_%\\'],
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['a template', '{{7*7}} #{7*7} <%= 7*7 %>'],
  ['a path', '../../../../etc/passwd'],
  ['a line break in a header', 'a\r\nx-evil: 1'],
  ['combining marks', `Z${'͑'.repeat(400)}`],
  ['NUL', 'a\u0000b'],
  ['control characters', '\u0001\u0007\u001b[31m'],
  ['a lone high surrogate', 'a\ud800'],
  ['a lone low surrogate', '\udc00b'],
  ['a noncharacter', '\uffff'],
  ['a day that is none', '2026-02-30'],
  ['an instant out of range', '+999999-01-01T00:00:00Z'],
]

export type HostileBody = [name: string, body: string, type: string, becomes: ProblemCode | object]

/** Bodies that are not an object of fields, and the result: a problem, or the fields that arrive. */
export const hostileBodies: HostileBody[] = [
  ['invalid JSON', '{"mobile": ', JSON_TYPE, 'malformed'],
  ['not JSON', 'hello', JSON_TYPE, 'malformed'],
  ['an empty body', '', JSON_TYPE, 'malformed'],
  ['null', 'null', JSON_TYPE, {}],
  ['a list', '[{"mobile":"9000000001"}]', JSON_TYPE, 'malformed'],
  ['a text', '"mobile"', JSON_TYPE, 'malformed'],
  ['a number', '1e400', JSON_TYPE, 'malformed'],
  [
    'a poisoned prototype',
    '{"__proto__":{"for":"anyone"},"constructor":{"prototype":{"admin":true}}}',
    JSON_TYPE,
    'malformed',
  ],
  ['fields named like methods', '{"toString":1,"hasOwnProperty":2,"valueOf":3}', JSON_TYPE, {}],
  ['deep nesting', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, JSON_TYPE, 'too_many_fields'],
  ['a byte order mark', '\ufeff{}', JSON_TYPE, {}],
  ['a NUL', '{"a":"\u0000"}', JSON_TYPE, 'malformed'],
  ['more than the limit', JSON.stringify({ a: 'x'.repeat(1024 * 1024) }), JSON_TYPE, 'too_large'],
  ['plain text', 'mobile=9000000001', 'text/plain', 'malformed'],
  ['a form', 'mobile=9000000001', 'application/x-www-form-urlencoded', 'unsupported_type'],
  [
    'XML',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
    'application/xml',
    'unsupported_type',
  ],
  ['no known type', '{}', 'application/x-nonsense', 'unsupported_type'],
  ['a type that is none', '{}', ';;;', 'unsupported_type'],
  ['a foreign charset', '{}', 'application/json; charset=utf-16', {}],
]

/** Forms that cannot be read. */
export const hostileForms: [name: string, body: string, type: string][] = [
  ['a multipart form without its boundary', 'a=1', 'multipart/form-data'],
  [
    'a broken multipart form',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
    'multipart/form-data; boundary=x',
  ],
]

/** Values in place of a path parameter. */
export const hostileParameters = [
  '0',
  '-1',
  '1.5',
  '1e3',
  'NaN',
  'abc',
  '99999999999999999999',
  '%00',
  '..%2f..%2fetc%2fpasswd',
  "'%20or%201=1--",
  '%3Cscript%3E',
  'x'.repeat(299),
  'x'.repeat(5000),
  '%F0%9F%91%A9',
  '__proto__',
  'constructor',
]

/** Invalid encodings: the whole path is unreadable. */
export const unreadableParameters = ['%ff', '%E0%A4%A', '%']
