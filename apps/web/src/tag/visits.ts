import { type PageMatch, pageFits } from "@domain/kernel/page-fits"

/** An audience of visitors, by its number and the pages that count. */
export interface VisitedPages {
  readonly id: number
  readonly match: PageMatch
  readonly path: string
}

const day = 86_400_000
const told = "_mq_v"
const browser = "_mq_b"

/** What a browser remembers of visits, once the visitor agreed: when each audience was told, and the browser's name for Meta. */
export const makeVisits = (audiences: ReadonlyArray<VisitedPages>, store: Storage | undefined) => ({
  /** The audiences that a page belongs to. */
  at: (path: string) => audiences.filter(({ match, path: counted }) => pageFits(match, counted, path)),
  /** The audiences that were not told of this visitor within a day, taken as told from now on; none where nothing can be remembered. */
  due: (fitting: ReadonlyArray<VisitedPages>, now: number) => {
    if (!store) return []
    const late = fitting.filter(({ id }) => !(now - Number(store.getItem(told + id)) < day))
    for (const { id } of late) store.setItem(told + id, String(now))
    return late
  },
  /** The browser's name in the form of Meta's own library. */
  name: (now: number): string => {
    const name = store?.getItem(browser) ?? `fb.1.${now}.${Math.floor(Math.random() * 1e10)}`
    store?.setItem(browser, name)
    return name
  },
  forget: (): void => {
    for (const key of [browser, ...audiences.map(({ id }) => told + id)]) store?.removeItem(key)
  },
})
