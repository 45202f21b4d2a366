import { type AnyNode, type Document, type Element, isTag, isText } from "domhandler"

/** Limits of a page that is read whole. A larger page loses its middle, since business facts are in head and footer. */
const elementLimits = { first: 6_000, last: 2_000 }
const textLimits = { first: 200_000, last: 50_000 }
/** Nesting limit; deeper elements are left out. */
const maxDepth = 128

interface ElementSpan {
  readonly element: Element
  /** Index of its last descendant in document order. */
  last: number
}

interface Open {
  readonly node: Document | Element
  readonly span: ElementSpan | undefined
  next: number
}

const removeChildren = (node: Document | Element, dropped: ReadonlySet<AnyNode>): void => {
  const children = node.children.filter((child) => !dropped.has(child))
  if (children.length === node.children.length) return
  for (const [at, child] of children.entries()) {
    child.prev = children[at - 1] ?? null
    child.next = children[at + 1] ?? null
  }
  node.children = children
}

/**
 * Removes elements that are nested too deep and, where there are too many elements, the elements in the middle. Other
 * elements stay in place.
 */
export const boundDocument = (document: Document): void => {
  const spans: Array<ElementSpan> = []
  const parents: Array<Document | Element> = [document]
  const dropped = new Set<AnyNode>()
  const open: Array<Open> = [{ node: document, span: undefined, next: 0 }]
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const child = top.node.children[top.next++]
    if (child === undefined) {
      if (top.span !== undefined) top.span.last = spans.length - 1
      open.pop()
    } else if (isTag(child) && open.length > maxDepth) dropped.add(child)
    else if (isTag(child)) {
      const span = { element: child, last: spans.length }
      spans.push(span)
      parents.push(child)
      open.push({ node: child, span, next: 0 })
    }
  }
  const end = spans.length - elementLimits.last
  for (const { element, last } of spans.slice(elementLimits.first)) if (last < end) dropped.add(element)
  if (dropped.size > 0) for (const parent of parents) removeChildren(parent, dropped)
}

/** The lines that are read: all, or the first and last of too many. */
export const boundLines = <L extends { readonly text: string }>(lines: ReadonlyArray<L>): ReadonlyArray<L> => {
  const upTo = (some: ReadonlyArray<L>, most: number): number => {
    let length = 0
    const over = some.findIndex(({ text }) => (length += text.length) > most)
    return over < 0 ? some.length : over
  }
  const headCount = upTo(lines, textLimits.first)
  const rest = lines.slice(headCount)
  return [...lines.slice(0, headCount), ...rest.slice(rest.length - upTo(rest.toReversed(), textLimits.last))]
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
