import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { formatDate, formatTime, formatWhen } from '../dates.ts'
import { ReaderZone } from '../use-reader-zone.ts'
import { useT } from './react.tsx'

const AT = '2024-03-03T20:00:00Z'

function Times() {
  const t = useT()
  return [formatDate(AT, t), formatTime(AT, t), formatWhen(AT, new Date(AT), t)].join(' | ')
}
const shownIn = (zone: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ReaderZone value={zone}>
        <Times />
      </ReaderZone>
    </MemoryRouter>,
  ).replaceAll('\u00a0', ' ')

test('every date and time of a reader is in the one zone of that reader', () => {
  expect(shownIn('Asia/Kolkata')).toBe('4th March 2024 | 1:30 AM | Today, 1:30 AM')
  expect(shownIn('America/New_York')).toBe('3rd March 2024 | 3:00 PM | Today, 3:00 PM')
})
