/** Elements that hold one product: of RSS, Atom, vehicle listings and plain catalogues. */
const containers: ReadonlySet<string> = new Set(["item", "entry", "listing", "product", "offer"])

/** What an element's name says: its local name in lower case, whether it is of Google's namespace, and whether it holds a product. */
export interface ElementName {
  readonly local: string
  readonly isPreferred: boolean
  readonly isContainer: boolean
}

/** Names that were looked up: a feed has the same ones in each product. */
const known = new Map<string, ElementName>()
const mostKnown = 5_000

/** What the name of an element says. */
export const elementName = (name: string): ElementName => {
  const found = known.get(name)
  if (found !== undefined) return found
  const local = name.slice(name.indexOf(":") + 1).toLowerCase()
  const made = { local, isPreferred: /^g:/i.test(name), isContainer: containers.has(local) }
  if (known.size >= mostKnown) known.clear()
  known.set(name, made)
  return made
}

const ordinary = /^[A-Za-z_][\w.:-]*$/

/** Whether a tag's content is a name of ordinary letters and nothing else, such as attributes. */
export const isBareName = (text: string): boolean => known.has(text) || ordinary.test(text)
