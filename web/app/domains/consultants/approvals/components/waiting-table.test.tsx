import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { MantineScope } from '~/ui/operated/mantine-scope.tsx'
import type { ApplicantRow } from '../api.ts'
import { WaitingTable } from './waiting-table.tsx'

const applicant = (id: number, ready: boolean) =>
  ({
    ...{ id, ready, name: `Applicant ${id}`, thumbnail: '/photo.svg', city: 'Pune', experienceYears: 5 },
    ...{ sector: null, since: '2026-03-02T10:00:00Z' },
  }) as unknown as ApplicantRow

test('a button that cannot approve yet is described by the reason', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <MantineScope>
        <WaitingTable applicants={[applicant(1, true), applicant(2, false)]} />
      </MantineScope>
    </MemoryRouter>,
  )
  const [ready, missing] = ['Approve Applicant 1', 'Approve Applicant 2'].map(
    (name) => html.match(new RegExp(`<button[^>]*aria-label="${name}"[^>]*>`))?.[0],
  )
  expect(ready).not.toMatch(/disabled=""|aria-describedby/)
  expect(missing).toMatch(/disabled=""/)
  expect(missing).toContain('aria-describedby="missing-2"')
  expect(html).toMatch(/<small id="missing-2"[^>]*>Open it to see what is missing\.<\/small>/)
})
