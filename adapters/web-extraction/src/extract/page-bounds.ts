import { type AnyNode, type Document, type Element, isTag, isText } from "domhandler"

/** Limits of a page that is read whole. A larger page loses its middle, since business facts are in head and footer. */
const mostElements = { first: 6_000, last: 2_000 }
const mostText = { first: 200_000, last: 50_000 }
/** Nesting limit; deeper elements are left out. */
const deepest = 128

interface Met {
  readonly element: Element
  /** Index of its last descendant in document order. */
  last: number
}

interface Open {
  readonly node: Document | Element
  readonly met: Met | undefined
  next: number
}

const withoutSome = (node: Document | Element, dropped: ReadonlySet<AnyNode>): void => {
  const kept = node.children.filter((child) => !dropped.has(child))
  if (kept.length === node.children.length) return
  for (const [at, child] of kept.entries()) {
    child.prev = kept[at - 1] ?? null
    child.next = kept[at + 1] ?? null
  }
  node.children = kept
}

/** Removes elements that are nested too deep and, of too many, those in the middle; others stay in place. */
export const boundDocument = (document: Document): void => {
  const met: Array<Met> = []
  const holders: Array<Document | Element> = [document]
  const dropped = new Set<AnyNode>()
  const open: Array<Open> = [{ node: document, met: undefined, next: 0 }]
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const child = top.node.children[top.next++]
    if (child === undefined) {
      if (top.met !== undefined) top.met.last = met.length - 1
      open.pop()
    } else if (isTag(child) && open.length > deepest) dropped.add(child)
    else if (isTag(child)) {
      const own = { element: child, last: met.length }
      met.push(own)
      holders.push(child)
      open.push({ node: child, met: own, next: 0 })
    }
  }
  const end = met.length - mostElements.last
  for (const { element, last } of met.slice(mostElements.first)) if (last < end) dropped.add(element)
  if (dropped.size > 0) for (const holder of holders) withoutSome(holder, dropped)
}

/** The lines that are read: all, or the first and last of too many. */
export const boundLines = <L extends { readonly text: string }>(lines: ReadonlyArray<L>): ReadonlyArray<L> => {
  const upTo = (some: ReadonlyArray<L>, most: number): number => {
    let length = 0
    const over = some.findIndex(({ text }) => (length += text.length) > most)
    return over < 0 ? some.length : over
  }
  const first = upTo(lines, mostText.first)
  const rest = lines.slice(first)
  return [...lines.slice(0, first), ...rest.slice(rest.length - upTo(rest.toReversed(), mostText.last))]
}

/** The next node in document order within `root`. */
const nextWithin = (root: AnyNode, node: AnyNode): AnyNode | null => {
  const below = "children" in node ? node.children[0] : undefined
  if (below !== undefined) return below
  let at: AnyNode | null = node
  while (at !== null && at !== root && at.next === null) at = at.parent
  return at === null || at === root ? null : at.next
}

/** The first `most` characters of text within a node, so that reading beside a link does not cost the whole page. */
export const textUpTo = (root: AnyNode | null, most: number): string => {
  let text = ""
  for (let node = root; root !== null && node !== null && text.length < most;) {
    if (isText(node)) text += node.data
    node = nextWithin(root, node)
  }
  return text.slice(0, most)
}
