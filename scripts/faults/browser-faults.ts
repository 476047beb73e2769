import type { Fault, FaultTest } from './fault.ts'

const playwright = (...files: string[]): FaultTest => ({ suite: 'playwright', files })

/** Faults in the pages, found by the browser tests. */
export const browserFaults: readonly Fault[] = [
  {
    name: 'the button that releases a held slot does nothing',
    file: 'web/app/features/checkout/held-slot/hold-band.tsx',
    find: ` onClick={() => giving.mutate()}`,
    replace: '',
    tests: [playwright('e2e/booking.spec.ts')],
  },
  {
    name: 'the held slot is announced in English on the Hindi page',
    file: 'web/app/features/checkout/held-slot/hold-band.tsx',
    find: `{t('{slot} is held for you.', { slot: formatSlot(booking.startsAt, { t, zone }) })}`,
    replace: `{\`\${formatSlot(booking.startsAt, { t, zone })} is held for you.\`}`,
    tests: [playwright('e2e/booking.spec.ts')],
  },
  {
    name: 'the menu does not open on a phone',
    file: 'web/app/shell/header/header.tsx',
    find: `onClick={() => openPopup('panel')}`,
    replace: `onClick={() => undefined}`,
    tests: [playwright('e2e/shell-phone.spec.ts')],
  },
  {
    // Only not returning the focus would be no fault: the page recovers a lost focus by itself.
    name: 'Esc does not close a menu',
    file: 'web/app/ui/use-dismiss.ts',
    find: `event.key !== 'Escape'`,
    replace: `event.key !== 'Cancel'`,
    tests: [playwright('e2e/shell.spec.ts')],
  },
  {
    name: 'a link of the help widget leads to the wrong experts',
    file: 'web/app/shell/help/help-panel.tsx',
    find: `to="/expert-talk/professional"`,
    replace: `to="/expert-talk/industrial"`,
    tests: [playwright('e2e/shell.spec.ts')],
  },
  {
    name: 'the list of consultants does not send the chosen languages',
    file: 'web/app/domains/consultants/listing/filters.ts',
    find: `    ...(languages.length > 0 && { language: languages.join(',') }),
`,
    replace: '',
    tests: [playwright('e2e/listing.spec.ts')],
  },
  {
    name: 'the bell does not count what happens while a page is open',
    file: 'web/app/domains/notifications/unread.ts',
    find: `  useServerEvent('notice', ({ unread }) => showUnread(client, api, unread))
`,
    replace: `  useServerEvent('notice', () => undefined)
`,
    tests: [playwright('e2e/notifications.spec.ts')],
  },
  {
    name: 'a page with unsaved changes is left without a question',
    file: 'web/app/ui/operated/unsaved-guard.tsx',
    find: `=> unsaved && currentLocation.pathname !== nextLocation.pathname`,
    replace: `=> !unsaved && currentLocation.pathname === nextLocation.pathname`,
    tests: [playwright('e2e/accounts-profile.spec.ts', 'e2e/schedule.spec.ts')],
  },
  {
    name: 'a cancelled session shows the refund as the promotional credit',
    file: 'web/app/screens/dashboard/booking/status-box.tsx',
    find: `  const amount = formatPaise(money.creditPaise)`,
    replace: `  const amount = formatPaise(money.refundedPaise)`,
    tests: [playwright('e2e/booking-changes.spec.ts')],
  },
  {
    name: 'the field that sorts the list has no label',
    file: 'web/app/domains/consultants/components/listing/sort-select.tsx',
    find: `        aria-label={t('Sort by')}
`,
    replace: '',
    tests: [playwright('e2e/pages.spec.ts')],
  },
  {
    name: 'the facts of a consultant in the list are too pale in dark',
    file: 'web/app/domains/consultants/components/listing/consultant-row.module.css',
    find: `  gap: 2px 16px;
  color: var(--pm-ink-2);`,
    replace: `  gap: 2px 16px;
  color: #46535a;`,
    tests: [playwright('e2e/pages.spec.ts')],
  },
  {
    name: 'the footer is wider than a window at 400 % zoom',
    file: 'web/app/shell/footer/footer.module.css',
    find: `.inside {
  max-width: calc(var(--pm-page) + 2 * var(--pm-gutter));`,
    replace: `.inside {
  min-width: 360px;
  max-width: calc(var(--pm-page) + 2 * var(--pm-gutter));`,
    tests: [playwright('e2e/pages.spec.ts')],
  },
]
