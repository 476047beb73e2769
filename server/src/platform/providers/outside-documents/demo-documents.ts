import { DAY_MS } from '../../time.ts'
import { DocumentProblem, type FetchDocument } from './document.ts'

/** A host that cannot exist: names below `.example` are reserved. */
const HOST = 'calendar.example'

/** https://calendar.example/busy.ics is a demo calendar: a walk every weekday, and a factory visit in five days. */
export const demoDocuments =
  (now: () => Date): FetchDocument =>
  async (address) => {
    const { protocol, hostname, pathname } = new URL(address)
    if (protocol !== 'https:' || hostname !== HOST) throw new DocumentProblem('outside_demo')
    if (pathname !== '/busy.ics') throw new DocumentProblem('missing')
    const day = (days: number) =>
      new Date(now().getTime() + days * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')
    const lines = [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Paramarsh//Demo//EN'],
      ...['BEGIN:VEVENT', 'UID:walk@calendar.example', `DTSTAMP:${day(0)}T000000Z`, 'SUMMARY:Walk with the dog'],
      ...[`DTSTART;TZID=Asia/Kolkata:${day(-30)}T070000`, 'DURATION:PT45M'],
      ...['RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'END:VEVENT'],
      ...['BEGIN:VEVENT', 'UID:visit@calendar.example', `DTSTAMP:${day(0)}T000000Z`, 'SUMMARY:Factory visit'],
      ...[`DTSTART;TZID=Asia/Kolkata:${day(5)}T140000`, `DTEND;TZID=Asia/Kolkata:${day(5)}T163000`, 'END:VEVENT'],
      'END:VCALENDAR',
    ]
    return { text: `${lines.join('\r\n')}\r\n`, etag: null }
  }
