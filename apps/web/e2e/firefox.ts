import { expect } from "@playwright/test"
import { type Browser, launch, type Page } from "puppeteer-core"
import { origin } from "./visitor.ts"
import { type TestLanguage, wordsOf } from "./words.ts"

/** Starts a stock Firefox, driven by WebDriver BiDi, with less motion. */
export const startFirefox = (executablePath: string): Promise<Browser> =>
  launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
  })

/** A person's window of Firefox, on a phone, which records errors, refused calls and sideways-scrolling layout. */
export interface FirefoxVisitor {
  readonly page: Page
  readonly say: ReturnType<typeof wordsOf>
  /** Waits until a page is drawn with its headline, and checks it as a whole. */
  readonly arrive: (path: RegExp) => Promise<void>
  /** Replaces what a field holds by typing. */
  readonly type: (field: string, text: string) => Promise<void>
  /** What a field holds. */
  readonly valueOf: (field: string) => Promise<string | undefined>
  /** Chooses by keyboard, since drawn radio buttons cover the real ones. */
  readonly choose: (choice: string) => Promise<void>
  /** Presses a button or link by its words. */
  readonly press: (words: string) => Promise<void>
  readonly proceed: () => Promise<void>
  readonly problems: ReadonlyArray<string>
}

const width = 390

/** Firefox before 144 sets the size of a window, and refuses to turn it. */
const setSize = async (page: Page): Promise<void> => {
  await page.setViewport({ width, height: 844 }).catch((error: unknown) => {
    if (!String(error).includes("setScreenOrientationOverride")) throw error
  })
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
}

/** Where a visible element can be pressed in the window, once it is scrolled there; undefined while there is none. */
const placeOf = (page: Page, selector: string, words?: string) =>
  page
    .evaluate(
      (wanted, text) => {
        const element = [...document.querySelectorAll(wanted)].find(
          (each) => each.checkVisibility() && (text === undefined || each.textContent?.trim() === text),
        )
        element?.scrollIntoView({ block: "center", behavior: "instant" })
        const box = element?.getBoundingClientRect()
        return box === undefined ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      },
      selector,
      words,
    )
    .catch(() => undefined)

/** Firefox notes that a font names a style by a number that it lacks, and shows its glyphs all the same. */
const namelessStyles = /downloadable font: (STAT: Invalid nameID|Table discarded)/

/** What is wrong with the page that is shown. */
const faultsOf = (page: Page, direction: "ltr" | "rtl"): Promise<ReadonlyArray<string>> =>
  page.evaluate((expected) => {
    const { scrollWidth, clientWidth, dir } = document.documentElement
    const faults: Array<string> = []
    if (scrollWidth > clientWidth + 1) faults.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`)
    if (dir !== expected) faults.push(`the page is written ${dir}`)
    for (const { family, status } of document.fonts) if (status === "error") faults.push(`${family} did not load`)
    return faults
  }, direction)

/** The path that is shown and drawn; undefined while another one loads. The product's pages let nobody wait inside them. */
const drawnPath = (page: Page): Promise<string> =>
  page
    .evaluate(() => (document.documentElement.dataset["drawn"] === location.pathname ? location.pathname : ""))
    .catch(() => "")

export const newFirefoxVisitor = async (browser: Browser, language: TestLanguage): Promise<FirefoxVisitor> => {
  const context = await browser.createBrowserContext()
  await context.setCookie({ name: "language", value: language, domain: new URL(origin()).hostname, path: "/" })
  const page = await context.newPage()
  await setSize(page)
  page.setDefaultTimeout(60_000)
  const problems: string[] = []
  // The address that BiDi tells stays at the page that was loaded first.
  let shown = "/"
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()} (${shown})`)
  })
  page.on("pageerror", (error) => {
    if (!namelessStyles.test(String(error))) problems.push(`page error: ${String(error)} (${shown})`)
  })
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()} (${shown})`)
  })

  const arrive = async (path: RegExp) => {
    // A press before the page is drawn would go to the page before.
    await expect.poll(async () => (shown = await drawnPath(page))).toMatch(path)
    await expect.poll(() => placeOf(page, "h1")).toBeDefined()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    for (const fault of await faultsOf(page, language === "he" ? "rtl" : "ltr")) problems.push(`${fault} (${shown})`)
  }
  const valueOf = (field: string) =>
    page.evaluate((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value, field)
  const pressOn = async (selector: string, words?: string) => {
    let place: Awaited<ReturnType<typeof placeOf>>
    await expect.poll(async () => (place = await placeOf(page, selector, words))).toBeDefined()
    if (place !== undefined) await page.mouse.click(place.x, place.y)
  }
  const type = async (field: string, text: string) => {
    await pressOn(field)
    await page.keyboard.down("Control")
    await page.keyboard.press("a")
    await page.keyboard.up("Control")
    await page.keyboard.type(text)
    expect(await valueOf(field)).toBe(text)
  }
  return {
    page,
    say: wordsOf(language),
    problems,
    arrive,
    type,
    valueOf,
    press: (words) => pressOn("a, button", words),
    choose: async (choice) => {
      await page.evaluate((wanted) => document.querySelector<HTMLInputElement>(wanted)?.focus(), choice)
      await page.keyboard.press(" ")
    },
    proceed: () => pressOn('button[type="submit"][form="launch-page"]'),
  }
}
