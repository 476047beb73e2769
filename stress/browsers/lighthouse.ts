import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'

export const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

export interface Speed {
  /** Out of 100. */
  performance: number
  /** Cumulative layout shift. */
  shift: number
  /** What takes the time, as text. */
  figures: string
  /** The benchmark index of the machine at that moment; below 1000 Lighthouse warns that scores reflect the machine. */
  machine: number
}

export interface Audit {
  scores: Record<Category, number>
  /** Failed audits, as text. */
  findings: string[]
  speed: Speed
}

/** Lighthouse's scores of one page, out of 100. */
export async function auditPage(url: string, chromePath: string, formFactor: 'mobile' | 'desktop'): Promise<Audit> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: chromePath,
    // A phone in India: pages are rendered in its time zone.
    env: { ...process.env, TZ: 'Asia/Kolkata' },
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  })
  try {
    const screenEmulation =
      formFactor === 'desktop'
        ? { mobile: false, width: 1440, height: 900, deviceScaleFactor: 1, disabled: false }
        : { mobile: true, width: 390, height: 844, deviceScaleFactor: 2, disabled: false }
    const run = await lighthouse(url, {
      port,
      onlyCategories: ['performance', ...CATEGORIES],
      formFactor,
      screenEmulation,
      logLevel: 'silent',
    })
    if (!run || run.lhr.runtimeError)
      throw new Error(`Lighthouse could not read ${url}: ${run?.lhr.runtimeError?.message}`)
    const { categories, audits } = run.lhr
    const findings = CATEGORIES.flatMap((category) =>
      categories[category]!.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(
        ({ id }) => `${category}: ${audits[id]!.title}`,
      ),
    )
    const score = (category: Category) => Math.round((categories[category]!.score ?? 0) * 100)
    return {
      scores: { accessibility: score('accessibility'), 'best-practices': score('best-practices'), seo: score('seo') },
      findings,
      speed: speedOf(run.lhr),
    }
  } finally {
    await browser.close()
  }
}

const speedOf = ({ categories, audits, environment }: Result): Speed => ({
  performance: Math.round((categories.performance?.score ?? 0) * 100),
  shift: audits['cumulative-layout-shift']?.numericValue ?? 0,
  figures: ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index']
    .map((id) => `${id} ${audits[id]?.displayValue ?? '?'}`)
    .join(', '),
  machine: Math.round(environment.benchmarkIndex),
})

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => found(port))
    })
  })
