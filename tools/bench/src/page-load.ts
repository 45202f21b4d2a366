import type { Browser, CDPSession, Page } from "playwright"

export interface PageLoad {
  /** Transferred bytes of bodies. */
  readonly scripts: number
  /** Bytes of scripts that load when a visitor first focuses a field; none without a field. */
  readonly scriptsOfUse: number
  readonly styles: number
  /** Bytes of the page itself, which includes its first style. */
  readonly document: number
  /** Milliseconds to the largest contentful paint. */
  readonly largestPaint: number
}

/** A mid-range phone: a quarter of this processor's speed on slow 4G (150 ms, 1.6 Mbit/s as Lighthouse applies them). */
const slow = { latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 }

const throttle = async (session: CDPSession): Promise<void> => {
  await session.send("Network.emulateNetworkConditions", { offline: false, ...slow })
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
}

const countBytes = async (session: CDPSession) => {
  const kinds = new Map<string, string>()
  const bytes = { Script: 0, Stylesheet: 0, Document: 0 }
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type))
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind === "Script" || kind === "Stylesheet") bytes[kind] += encodedDataLength
  })
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === "Document") bytes.Document += encodedDataLength
  })
  await session.send("Network.enable")
  await session.send("Network.setCacheDisabled", { cacheDisabled: true })
  return bytes
}

const watchPaint = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.set(globalThis, "largestPaint", entry.startTime)
    }).observe(JSON.parse('{ "type": "largest-contentful-paint", "buffered": true }'))
  })

const pause = 700

/** Focuses the first field, as a visitor does, and waits until the network is quiet. */
const use = async (page: Page, bytes: { readonly Script: number }): Promise<void> => {
  const field = page.locator("main input, main textarea").first()
  if ((await field.count()) === 0) return
  await field.focus()
  let before = Number.NaN
  while (before !== bytes.Script) {
    before = bytes.Script
    await page.waitForTimeout(pause)
  }
}

/** Loads a page once in a new profile of a phone's size and waits until its network is quiet. */
export const loadPage = async (browser: Browser, url: string, isSlow: boolean): Promise<PageLoad> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "en" })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const bytes = await countBytes(session)
    await watchPaint(page)
    if (isSlow) await throttle(session)
    await page.goto(url, { waitUntil: "networkidle" })
    const scripts = bytes.Script
    const largestPaint = Number(await page.evaluate(() => Reflect.get(globalThis, "largestPaint")))
    if (!isSlow) await use(page, bytes)
    const scriptsOfUse = bytes.Script - scripts
    return { scripts, scriptsOfUse, styles: bytes.Stylesheet, document: bytes.Document, largestPaint }
  } finally {
    await context.close()
  }
}
