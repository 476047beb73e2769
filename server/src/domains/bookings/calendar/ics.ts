/** RFC 5545 as far as a session needs it: times in UTC, so that no time zone has to be defined. */
export interface CalendarEvent {
  uid: string
  sequence: number
  startsAt: Date
  endsAt: Date
  createdAt: Date
  changedAt: Date
  cancelled: boolean
  summary: string
  description: string
  /** Where it takes place, as a URL. */
  url: string
}

interface Calendar {
  name: string
  method: 'PUBLISH' | 'CANCEL'
  events: readonly CalendarEvent[]
}

const PRODUCT = '-//Paramarsh//Sessions 1.0//EN'
const ALARM_MINUTES = 10

export function writeCalendar({ name, method, events }: Calendar): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${PRODUCT}`, 'CALSCALE:GREGORIAN', `METHOD:${method}`],
    ...[`NAME:${text(name)}`, `X-WR-CALNAME:${text(name)}`],
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'],
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent): string[] {
  return [
    ...['BEGIN:VEVENT', `UID:${text(event.uid)}`, `SEQUENCE:${event.sequence}`],
    ...[`DTSTAMP:${instant(event.changedAt)}`, `CREATED:${instant(event.createdAt)}`],
    `LAST-MODIFIED:${instant(event.changedAt)}`,
    ...[`DTSTART:${instant(event.startsAt)}`, `DTEND:${instant(event.endsAt)}`],
    ...[`SUMMARY:${text(event.summary)}`, `DESCRIPTION:${text(event.description)}`],
    ...[`LOCATION:${text(event.url)}`, `URL:${event.url}`],
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${event.cancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...(event.cancelled ? [] : alarmLines(event)),
    'END:VEVENT',
  ]
}

const alarmLines = ({ summary }: CalendarEvent) => [
  ...['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:-PT${ALARM_MINUTES}M`, `DESCRIPTION:${text(summary)}`, 'END:VALARM'],
]

/** 20240303T110000Z */
export const instant = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')

const text = (words: string) => words.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n')

const LINE_OCTETS = 75

/** A line has at most 75 octets; a continuation begins with a space. Multi-byte characters are not split. */
function folded(line: string): string {
  const parts: string[] = []
  let [part, octets] = ['', 0]
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (octets + size > LINE_OCTETS) {
      parts.push(part)
      ;[part, octets] = ['', 1]
    }
    part += sign
    octets += size
  }
  return [...parts, part].join('\r\n ')
}
