import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'

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

const ALARM_SECONDS = 600
const POLL_SECONDS = 3_600

/** Times are in UTC, so that no time zone has to be defined. */
export function writeCalendar({ name, method, events }: Calendar): string {
  const calendar = ical({
    prodId: { company: 'Paramarsh', product: 'Sessions 1.0' },
    scale: 'gregorian',
    method: ICalCalendarMethod[method],
    name,
    ttl: POLL_SECONDS,
    events: events.map(eventOf),
  })
  // The last line has no line break of its own.
  return `${calendar.toString().trimEnd()}\r\n`
}

const eventOf = ({ uid, sequence, summary, description, url, cancelled, ...times }: CalendarEvent) => ({
  ...{ id: uid, sequence, start: times.startsAt, end: times.endsAt, created: times.createdAt },
  ...{ stamp: times.changedAt, lastModified: times.changedAt, summary, description, location: url, url },
  status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  transparency: cancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  alarms: cancelled ? [] : [{ type: ICalAlarmType.display, triggerBefore: ALARM_SECONDS, description: summary }],
})
