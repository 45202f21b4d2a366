import { type Flavour, flowOf, startPage } from "./flavour.ts"
import { type PageId, pageOf, type Step } from "./launch-pages.ts"
import { pageAfter, type TurnFacts } from "./neighbour-pages.ts"

/** The pages of a journey's usual way, without pages that only wait for work. */
const usualWay = (flavour: Flavour, facts: TurnFacts): ReadonlyArray<PageId> => {
  const way: Array<PageId> = []
  for (let page = startPage(flavour).id; !way.includes(page);) {
    way.push(page)
    const next = pageAfter({ ...facts, flavour, page })
    if (next === undefined) break
    page = next.id
  }
  return way.filter((page) => pageOf(page).animation !== true || page === "businessDetailsCaptured")
}

/** Pages that an agent passes once or looks at again and again; a number of theirs would come twice. */
const agentsBeside: ReadonlySet<PageId> = new Set(["summary", "emailSignup"])

/**
 * How far a page is on the whole journey of its flavour, from the first question to the launched campaign. A page
 * beside the usual way, such as an editor, stands where the page before it in the table stands; an agent's summary
 * and account have no number. `facts` hold from the beginning. Ours; spec: next step.
 */
export const journeyProgress = (flavour: Flavour, page: PageId, facts: TurnFacts = {}): Step | undefined => {
  if (flavour === "agent" && agentsBeside.has(page)) return undefined
  const way = usualWay(flavour, flavour === "agent" ? { ...facts, priceMissing: true } : facts)
  const { editOf = page } = pageOf(page)
  const rows = flowOf(flavour).map((row) => row.page)
  const passed = rows.slice(0, rows.indexOf(editOf) + 1).filter((each) => way.includes(each))
  const last = passed.at(-1)
  return { number: last === undefined ? 1 : way.indexOf(last) + 1, of: way.length }
}
