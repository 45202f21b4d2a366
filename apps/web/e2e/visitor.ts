import { comeFromElsewhere } from "@adapters/sql/testing/shared-place"
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test"
import { inTime } from "./in-time.ts"
import { settling } from "./settled.ts"
import { violationsOf } from "./violations.ts"
import { type TestLanguage, wordsOf } from "./words.ts"

export const origin = (): string => process.env["SITE_ORIGIN"] ?? "http://localhost:4000"
export const sandbox = (): string => process.env["SITE_SANDBOX"] ?? "http://localhost:4010"

export interface VisitorOptions {
  readonly language: TestLanguage
  readonly width: number
  /** Whether each page is checked as a whole when reached; off where another test checks the same pages. */
  readonly checksPages?: boolean
  /** Console messages that the test provokes. */
  readonly expected?: RegExp
}

/** A person's browser window, which records every console error, sideways-scrolling layout and axe violation. */
export interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  readonly say: ReturnType<typeof wordsOf>
  /** Waits for a page and, by default, checks it as a whole. */
  readonly arrive: (path: RegExp, options?: { readonly timeout?: number }) => Promise<void>
  /** Checks the current page as a whole. */
  readonly check: () => Promise<void>
  readonly proceed: () => Promise<void>
  readonly problems: ReadonlyArray<string>
}

export const newVisitor = async (
  browser: Browser,
  { language, width, checksPages: looks = true, expected }: VisitorOptions,
): Promise<Visitor> => {
  const database = process.env["SITE_DATABASE"]
  if (database !== undefined) await inTime("The end of the visitors' limits", comeFromElsewhere(database))
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    locale: language === "he" ? "he-IL" : "en-GB",
    reducedMotion: "reduce",
  })
  const close = context.close.bind(context)
  // A reload at this moment can leave it without an end.
  context.close = (options) => inTime("The end of the visitor's window", close(options))
  await context.addCookies([{ name: "language", value: language, url: origin() }])
  const page = await context.newPage()
  const settled = settling(page)
  const problems: string[] = []
  page.on("console", (message) => {
    if (message.type() === "error" && expected?.test(`${message.text()} ${message.location().url}`) !== true)
      problems.push(`console: ${message.text()} (${page.url()})`)
  })
  page.on("pageerror", (error) => problems.push(`page error: ${error.message} (${page.url()})`))

  const check = async () => {
    for (const violation of await violationsOf(page)) problems.push(`${violation} (${page.url()})`)
    const overflow = await inTime(
      "The measure of the page's width",
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    if (overflow > 1) problems.push(`the page scrolls sideways by ${overflow} px (${page.url()})`)
    const keys = page.getByText(
      /\b(launch|signup|creatives|policy|keywords|stores|app|account|common|failures|kit)[:.][a-zA-Z]+\.[a-zA-Z.]+\b/,
    )
    const missing = await inTime("The search for missing texts", keys.count())
    if (missing > 0) problems.push(`a text is missing (${page.url()})`)
    await expect(page.locator("html")).toHaveAttribute("dir", language === "he" ? "rtl" : "ltr")
  }

  return {
    context,
    page,
    say: wordsOf(language),
    problems: problems,
    arrive: async (path, { timeout = 60_000 } = {}) => {
      await page.waitForURL((url) => path.test(url.pathname), { timeout })
      // A press before the page is drawn would go to the page before.
      await page.waitForFunction(() => document.documentElement.dataset["drawn"] === location.pathname)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await settled()
      if (looks) await check()
    },
    check: check,
    proceed: () => page.locator('button[type="submit"][form="launch-page"]').last().click(),
  }
}

interface Message {
  readonly otp?: string
}

/** The newest one-time password sent to a number, once there are `count`. */
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

/** A person who occurs only once in this run. */
export const newPerson = (region: "IN" | "GB") => {
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
