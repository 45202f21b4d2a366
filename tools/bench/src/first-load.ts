import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium } from "playwright"
import { buildBarePage, serveFolder } from "./bare-page.ts"
import { median } from "./median.ts"
import { loadPage } from "./page-load.ts"
import { sampleSummary } from "./sample-summary.ts"

/** Pages that a visitor may open first; `/s/x` is an unknown link. */
const publicPaths = ["/home", "/country", "/login", "/signup/businessDetails", "/s/x"]

/** The report's name for the summary of a draft with a place. */
const placedSummary = "/s/… of a business with a place"

export interface FirstLoad {
  readonly path: string
  readonly scripts: number
  /** Scripts that load when a visitor first focuses a field. */
  readonly scriptsOfUse: number
  readonly styles: number
  readonly document: number
  /** Largest contentful paint relative to the bare page's. */
  readonly paintRatio: number
}

export interface FirstLoads {
  readonly bareScripts: number
  /** The bare page against itself: the noise of the measurement. */
  readonly control: number
  readonly pages: ReadonlyArray<FirstLoad>
}

/**
 * Loads are compared with the bare page's of the same round and reported as the median, since single ones vary by a
 * fifth.
 */
const rounds = 7

export interface BrowserOptions {
  readonly executablePath: string
  readonly args: ReadonlyArray<string>
}

/** First loads of the public pages, alternating with a bare React page and a second one as control. */
export const measureFirstLoads = async (
  origin: string,
  { executablePath, args }: BrowserOptions,
): Promise<FirstLoads> => {
  const folder = await mkdtemp(join(tmpdir(), "marquee-bare-"))
  await buildBarePage(folder)
  const bare = await serveFolder(folder)
  const browser = await chromium.launch({ executablePath, args: [...args] })
  try {
    const shown = new Map([
      ...publicPaths.map((path) => [path, path] as const),
      [placedSummary, await sampleSummary(origin)],
    ])
    const addresses = [`${bare.origin}/a`, `${bare.origin}/b`, ...[...shown.values()].map((path) => origin + path)]
    const bytes = new Map<string, Awaited<ReturnType<typeof loadPage>>>()
    for (const url of addresses) bytes.set(url, await loadPage(browser, url, false))
    const paints = new Map<string, Array<number>>(addresses.map((url) => [url, []]))
    for (let round = 0; round < rounds; round += 1)
      for (const url of addresses) paints.get(url)?.push((await loadPage(browser, url, true)).largestPaint)

    const barePaints = paints.get(`${bare.origin}/a`) ?? []
    const paintRatioOf = (url: string) =>
      median((paints.get(url) ?? []).map((paint, round) => paint / (barePaints[round] ?? Number.NaN)))
    return {
      bareScripts: bytes.get(`${bare.origin}/a`)?.scripts ?? Number.NaN,
      control: paintRatioOf(`${bare.origin}/b`),
      pages: [...shown].map(([name, path]) => {
        const { scripts = 0, scriptsOfUse = 0, styles = 0, document = 0 } = bytes.get(origin + path) ?? {}
        return { path: name, scripts, scriptsOfUse, styles, document, paintRatio: paintRatioOf(origin + path) }
      }),
    }
  } finally {
    await browser.close()
    await bare.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
