import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test"
import { violationsOf } from "./violations.ts"
import { type TestLanguage, wordsOf } from "./words.ts"

export const origin = (): string => process.env["SITE_ORIGIN"] ?? "http://localhost:4000"
export const sandbox = (): string => process.env["SITE_SANDBOX"] ?? "http://localhost:4010"

export interface VisitorOptions {
  readonly language: TestLanguage
  readonly width: number
  /** Whether pages are looked at as a whole when they are reached; not where another test looks at the same ones. */
  readonly looks?: boolean
  /** Console lines that the test itself provokes. */
  readonly expected?: RegExp
}

/** A browser window of somebody, who notices every console error, every layout that scrolls sideways and every axe violation. */
export interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  readonly say: ReturnType<typeof wordsOf>
  /** Waits for a page and, unless told otherwise, looks at it as a whole. */
  readonly arrive: (path: RegExp, options?: { readonly timeout?: number }) => Promise<void>
  /** Looks at the page as a whole as it is now. */
  readonly look: () => Promise<void>
  readonly proceed: () => Promise<void>
  readonly troubles: ReadonlyArray<string>
}

export const newVisitor = async (
  browser: Browser,
  { language, width, looks = true, expected }: VisitorOptions,
): Promise<Visitor> => {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    locale: language === "he" ? "he-IL" : "en-GB",
    reducedMotion: "reduce",
  })
  await context.addCookies([{ name: "marquee_language", value: language, url: origin() }])
  const page = await context.newPage()
  const troubles: string[] = []
  page.on("console", (message) => {
    if (message.type() === "error" && expected?.test(`${message.text()} ${message.location().url}`) !== true)
      troubles.push(`console: ${message.text()} (${page.url()})`)
  })
  page.on("pageerror", (error) => troubles.push(`page error: ${error.message} (${page.url()})`))

  const look = async () => {
    for (const violation of await violationsOf(page)) troubles.push(`${violation} (${page.url()})`)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 1) troubles.push(`the page scrolls sideways by ${overflow} px (${page.url()})`)
    const missing = await page
      .getByText(/\b(launch|signup|creatives|app|common|failures|kit)[:.][a-zA-Z]+\.[a-zA-Z.]+\b/)
      .count()
    if (missing > 0) troubles.push(`a text is missing (${page.url()})`)
    await expect(page.locator("html")).toHaveAttribute("dir", language === "he" ? "rtl" : "ltr")
  }

  return {
    context,
    page,
    say: wordsOf(language),
    troubles,
    arrive: async (path, { timeout = 25_000 } = {}) => {
      await page.waitForURL((url) => path.test(url.pathname), { timeout })
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await page.waitForLoadState("networkidle")
      if (looks) await look()
    },
    look,
    proceed: () => page.locator('button[type="submit"][form="launch-page"]').last().click(),
  }
}

interface Message {
  readonly otp?: string
}

/** The newest one-time password that was sent to a number, once `count` were. */
export const codeSentTo = async (phone: string, count = 1): Promise<string> => {
  let code: string | undefined
  await expect
    .poll(async () => {
      const response = await fetch(`${sandbox()}/control/api/messages?to=${encodeURIComponent(phone)}`)
      const messages = (await response.json()) as ReadonlyArray<Message>
      return messages.length < count ? undefined : (code = messages[0]?.otp)
    })
    .toMatch(/^\d{6}$/)
  return code ?? ""
}

let visitors = 0

/** Somebody nobody else is in this run. */
export const somebody = (region: "IN" | "GB") => {
  visitors += 1
  const unique =
    `${process.pid % 10_000}`.padStart(4, "0") +
    `${visitors}`.padStart(2, "0") +
    `${Math.floor(performance.now()) % 100}`.padStart(2, "0")
  return {
    email: `visitor-${unique}@example.com`,
    password: "Str0ng-Pass!",
    national: region === "IN" ? `98${unique}` : `79${unique}`,
    phone: region === "IN" ? `+9198${unique}` : `+4479${unique}`,
  }
}
