import { loadGazetteer } from "@adapters/places"
import { decodePage, factReadings } from "@adapters/web-extraction/facts"
import { judge, type Verdict } from "./accuracy.ts"
import type { PageSet } from "./page-sets.ts"
import { pageFrom } from "./page-source.ts"

/** What the reader made of a set, and the pages that could not be had. */
export type SetReading = {
  readonly set: PageSet
  readonly read: number
  readonly verdicts: ReadonlyArray<Verdict>
  readonly absent: ReadonlyArray<string>
}

/** Reads every page of a set that the source has, and judges it by its label. */
export const readSet = async (set: PageSet, source: string): Promise<SetReading> => {
  const { page: read } = factReadings(loadGazetteer())
  const verdicts: Array<Verdict> = []
  const absent: Array<string> = []
  for (const page of set.pages) {
    const bytes = await pageFrom(source, page)
    const name = `${page.repository} ${page.path}`
    if (bytes === undefined) absent.push(name)
    else {
      const { details } = read({ html: decodePage(bytes, "text/html"), address: page.address, region: page.region })
      verdicts.push(...judge(name, page.label, details))
    }
  }
  return { set, read: set.pages.length - absent.length, verdicts, absent }
}
