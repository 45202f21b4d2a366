/** Facts read right of those that the labels state, and values read where the page is silent. */
export type Reading = { readonly right: number; readonly invented: number }

/** One set of labelled pages; `met` says when the rules first saw them. */
export type PageSet = {
  readonly met: string
  readonly pages: number
  readonly stated: number
  readonly before: Reading
  readonly after: Reading
}

/** Sets in the order in which the reader met them; `after` is read with the rules as they stood when the set was measured for the last time. */
export const pageSets: ReadonlyArray<PageSet> = [
  {
    met: "used while building",
    pages: 12,
    stated: 48,
    before: { right: 47, invented: 0 },
    after: { right: 48, invented: 0 },
  },
  {
    met: "mended from, first round",
    pages: 42,
    stated: 179,
    before: { right: 151, invented: 3 },
    after: { right: 174, invented: 0 },
  },
  {
    met: "mended from, second round",
    pages: 34,
    stated: 140,
    before: { right: 108, invented: 1 },
    after: { right: 129, invented: 1 },
  },
  {
    met: "held out, read once after two rounds",
    pages: 20,
    stated: 101,
    before: { right: 81, invented: 1 },
    after: { right: 84, invented: 2 },
  },
  {
    met: "held out, read once after mending from the former",
    pages: 19,
    stated: 88,
    before: { right: 80, invented: 0 },
    after: { right: 83, invented: 0 },
  },
]

const share = (right: number, stated: number): string => `${((100 * right) / stated).toFixed(1)} %`

/** A set as cells of text: how it was met, pages, facts right before and after with their share, values invented. */
export const pageSetCells = ({ met, pages, stated, before, after }: PageSet): ReadonlyArray<string> => [
  met,
  `${pages}`,
  `${before.right} of ${stated} (${share(before.right, stated)})`,
  `${after.right} of ${stated} (${share(after.right, stated)})`,
  `${before.invented}, then ${after.invented}`,
]
