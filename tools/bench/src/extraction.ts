/** Correct facts among the labelled ones, and values invented where the page is silent. */
export type Reading = { readonly right: number; readonly invented: number }

/**
 * A set of labelled pages. `before` is the result of rules that had never seen the set, `after` that of the current
 * rules, improved on what `before` got wrong.
 */
export type PageSet = {
  readonly met: string
  readonly pages: number
  readonly stated: number
  readonly before: Reading
  readonly after: Reading
}

const whileBuilding: PageSet = {
  met: "used while building",
  pages: 12,
  stated: 48,
  before: { right: 47, invented: 0 },
  after: { right: 48, invented: 0 },
}

const gathered: ReadonlyArray<PageSet> = [
  {
    met: "first gathered, rules corrected after it",
    pages: 42,
    stated: 179,
    before: { right: 151, invented: 3 },
    after: { right: 174, invented: 0 },
  },
  {
    met: "second gathered, rules corrected after it",
    pages: 34,
    stated: 140,
    before: { right: 108, invented: 1 },
    after: { right: 129, invented: 0 },
  },
  {
    met: "third gathered, rules corrected after it",
    pages: 20,
    stated: 101,
    before: { right: 84, invented: 2 },
    after: { right: 97, invented: 1 },
  },
  {
    met: "fourth gathered, rules corrected after it",
    pages: 19,
    stated: 88,
    before: { right: 83, invented: 0 },
    after: { right: 85, invented: 0 },
  },
]

/** The newest sets, only of India and the United Kingdom: their `before` predicts the result on unseen pages. */
export const newestSets: ReadonlyArray<PageSet> = [
  {
    met: "fifth gathered, India and United Kingdom, rules corrected after it",
    pages: 34,
    stated: 161,
    before: { right: 146, invented: 1 },
    after: { right: 156, invented: 0 },
  },
  {
    met: "sixth gathered, the same countries, read after that correction",
    pages: 12,
    stated: 64,
    before: { right: 62, invented: 0 },
    after: { right: 62, invented: 0 },
  },
]

/** Every set, in the order in which it was first read. */
export const pageSets: ReadonlyArray<PageSet> = [whileBuilding, ...gathered, ...newestSets]

const share = (right: number, stated: number): string => `${((100 * right) / stated).toFixed(1)} %`

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((total, number) => total + number, 0)

/** The result of rules on pages that they had never seen: "208 of 225 facts (92.4 %) right, 1 value invented". */
export const unseenReading = (sets: ReadonlyArray<PageSet>): string => {
  const right = sum(sets.map(({ before }) => before.right))
  const stated = sum(sets.map((set) => set.stated))
  const invented = sum(sets.map(({ before }) => before.invented))
  return `${right} of ${stated} facts (${share(right, stated)}) right, ${invented} ${invented === 1 ? "value" : "values"} invented`
}

/** A set as table cells: its origin, pages, correct facts before and after with their share, invented values. */
export const pageSetCells = ({ met: origin, pages, stated, before, after }: PageSet): ReadonlyArray<string> => [
  origin,
  `${pages}`,
  `${before.right} of ${stated} (${share(before.right, stated)})`,
  `${after.right} of ${stated} (${share(after.right, stated)})`,
  `${before.invented}, then ${after.invented}`,
]
