import { describe, expect, test } from 'vitest'
import { takenTimes } from './calendar.ts'
import { readApart } from './read-apart.ts'

const window = (timeZone = 'Asia/Kolkata') => ({
  timeZone,
  fromMs: Date.parse('2026-03-01T00:00:00Z'),
  toMs: Date.parse('2026-04-01T00:00:00Z'),
})
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Somebody//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT']
const times = (text: string, timeZone?: string) =>
  takenTimes(text, window(timeZone)).map(({ startMs, endMs }) =>
    [startMs, endMs].map((ms) => new Date(ms).toISOString().slice(5, 16)).join(' '),
  )

describe('an external calendar', () => {
  test('is read with times in UTC, in a named zone, without a zone, and with a duration', () => {
    const text = calendar(
      ...event('DTSTART:20260303T050000Z', 'DTEND:20260303T060000Z'),
      ...event('DTSTART;TZID=America/New_York:20260310T090000', 'DTEND;TZID=America/New_York:20260310T100000'),
      ...event('DTSTART:20260312T090000', 'DURATION:PT30M'),
    )
    expect(times(text)).toEqual(['03-03T05:00 03-03T06:00', '03-10T13:00 03-10T14:00', '03-12T03:30 03-12T04:00'])
  })

  test('may define its own time zone', () => {
    const text = calendar(
      ...['BEGIN:VTIMEZONE', 'TZID:Our Office', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
      ...['TZOFFSETFROM:+0400', 'TZOFFSETTO:+0400', 'END:STANDARD', 'END:VTIMEZONE'],
      ...event('DTSTART;TZID=Our Office:20260303T120000', 'DURATION:PT1H'),
    )
    expect(times(text)).toEqual(['03-03T08:00 03-03T09:00'])
  })

  test('has whole days in the consultant’s own time zone', () => {
    const text = calendar(...event('DTSTART;VALUE=DATE:20260305', 'DTEND;VALUE=DATE:20260307'))
    expect(times(text)).toEqual(['03-04T18:30 03-06T18:30'])
    // The night in which New York loses an hour.
    const night = calendar(...event('DTSTART;VALUE=DATE:20260308'))
    expect(times(night, 'America/New_York')).toEqual(['03-08T05:00 03-09T04:00'])
  })

  test('repeats at the same local time across a clock change', () => {
    const text = calendar(
      ...event('DTSTART;TZID=America/New_York:20260306T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4'),
    )
    expect(times(text)).toEqual([
      ...['03-06T14:00 03-06T15:00', '03-07T14:00 03-07T15:00', '03-08T13:00 03-08T14:00', '03-09T13:00 03-09T14:00'],
    ])
  })

  test('repeats since long ago, with exclusions and moved, cancelled or added occurrences', () => {
    const text = calendar(
      ...event(
        ...['DTSTART:20100104T100000Z', 'DTEND:20100104T110000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE'],
        ...['EXDATE:20260304T100000Z', 'RDATE:20260305T100000Z'],
      ),
      // Moved within the month, and from outside the window into it.
      ...event('RECURRENCE-ID:20260309T100000Z', 'DTSTART:20260310T120000Z', 'DTEND:20260310T123000Z'),
      ...event('RECURRENCE-ID:20260406T100000Z', 'DTSTART:20260330T150000Z', 'DTEND:20260330T160000Z'),
      ...event(
        'RECURRENCE-ID:20260311T100000Z',
        'DTSTART:20260311T100000Z',
        'DTEND:20260311T110000Z',
        'STATUS:CANCELLED',
      ),
    )
    expect(times(text)).toEqual([
      ...['03-02T10:00 03-02T11:00', '03-05T10:00 03-05T11:00', '03-10T12:00 03-10T12:30', '03-16T10:00 03-16T11:00'],
      ...['03-18T10:00 03-18T11:00', '03-23T10:00 03-23T11:00', '03-25T10:00 03-25T11:00', '03-30T10:00 03-30T11:00'],
      '03-30T15:00 03-30T16:00',
    ])
  })

  test('ignores events that do not block time, and merges adjoining ones', () => {
    const text = calendar(
      ...event('DTSTART:20260303T050000Z', 'DTEND:20260303T060000Z', 'TRANSP:TRANSPARENT'),
      ...event('DTSTART:20260303T070000Z', 'DTEND:20260303T080000Z', 'STATUS:CANCELLED'),
      ...event('DTSTART:20260303T090000Z', 'DTEND:20260303T100000Z'),
      ...event('DTSTART:20260303T100000Z', 'DTEND:20260303T110000Z'),
      ...event('DTSTART:20260303T120000Z'),
      ...event('DTSTART:garbage'),
      ...[
        'BEGIN:VFREEBUSY',
        'FREEBUSY;FBTYPE=BUSY:20260304T050000Z/PT1H',
        'FREEBUSY;FBTYPE=FREE:20260304T080000Z/PT1H',
      ],
      'END:VFREEBUSY',
    )
    expect(times(text)).toEqual(['03-03T09:00 03-03T11:00', '03-04T05:00 03-04T06:00'])
  })

  test.each(['', 'hello', '<html></html>', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\nEND:VCARD'])(
    'is rejected when it reads %j',
    async (text) => {
      expect(() => takenTimes(text, window())).toThrow()
      expect(await readApart(text, window())).toBeUndefined()
    },
  )

  test('is parsed in a worker thread, and abandoned if parsing does not end', async () => {
    const endless = calendar(...event('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'))
    const never = calendar(...event('DTSTART:20260130T000000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'))
    const good = calendar(...event('DTSTART:20260303T050000Z', 'DTEND:20260303T060000Z'))
    expect(await readApart(endless, window(), 3_000)).toBeUndefined()
    const [, read] = await Promise.all([readApart(never, window(), 1_000), readApart(good, window())])
    expect(read).toHaveLength(1)
  })
})
