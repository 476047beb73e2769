/**
 * The used parts of packages which only `npm run stress` installs (see package.json beside this file), so that the rest
 * of the repository can be checked without them.
 */
declare module 'lighthouse' {
  export interface Result {
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>
    audits: Record<
      string,
      { title: string; score: number | null; numericValue?: number; displayValue?: string } | undefined
    >
    environment: { benchmarkIndex: number }
    runtimeError?: { message: string }
  }
  interface Flags {
    port: number
    onlyCategories: string[]
    formFactor: 'mobile' | 'desktop'
    screenEmulation: { mobile: boolean; width: number; height: number; deviceScaleFactor: number; disabled: boolean }
    logLevel: 'silent'
  }
  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Result } | undefined>
}

declare module 'puppeteer-core' {
  type Run = <Arguments extends unknown[], Answer>(
    run: (...args: Arguments) => Answer,
    ...args: Arguments
  ) => Promise<Awaited<Answer>>
  export interface Page {
    goto: (url: string) => Promise<unknown>
    evaluate: Run
    evaluateOnNewDocument: Run
    waitForSelector: (selector: string, options: { timeout: number }) => Promise<unknown>
    waitForFunction: <Arguments extends unknown[]>(
      run: (...args: Arguments) => unknown,
      options: { timeout: number },
      ...args: Arguments
    ) => Promise<unknown>
  }
  interface Browser {
    newPage: () => Promise<Page>
    version: () => Promise<string>
    close: () => Promise<void>
  }
  const puppeteer: {
    launch: (options: {
      browser: 'firefox'
      executablePath: string
      headless: boolean
      extraPrefsFirefox: Record<string, unknown>
    }) => Promise<Browser>
  }
  export default puppeteer
}
