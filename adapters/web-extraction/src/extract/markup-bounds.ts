/** Elements with an optional end tag. */
const unclosed = new Set(
  "area base body br col colgroup dd dt embed head hr html img input li link meta optgroup option p param rp rt source tbody td tfoot th thead tr track wbr".split(
    " ",
  ),
)
/** Elements that a parser reopens until they are closed, at most three alike. */
const formatting = new Set("a b big code em font i nobr s small strike strong tt u".split(" "))
const mostAlike = 3
/** Elements whose content is not markup. */
const raw = new Set("iframe noembed noframes script style textarea title xmp".split(" "))

/** Limits of open elements and of start tags in all: more than any page of a business has. */
const limits = { open: 512, activeFormats: 60, openFormats: 3_000, elements: 40_000 }

const beginning = /<(?:!--|(\/?)([a-z][a-z0-9-]*))/gi

/** The end of what begins here without being markup, such as a comment; undefined when it has none. */
const endOfRaw = (html: string, from: number, element: string | undefined): number | undefined => {
  if (element === undefined) {
    const end = html.indexOf("-->", from)
    return end < 0 ? undefined : end
  }
  const closing = new RegExp(`</${element}`, "gi")
  closing.lastIndex = from
  return closing.exec(html)?.index
}

/** Tracks the open elements; it is called for each that begins and ends. */
const openElements = () => {
  const blocks: Array<string> = []
  const activeFormats: Array<{ readonly element: string; readonly tag: string }> = []
  const openFormats = new Map<string, number>()
  let openFormatCount = 0
  const change = (element: string, by: number) => {
    openFormats.set(element, (openFormats.get(element) ?? 0) + by)
    openFormatCount += by
  }
  return {
    begin: (element: string, tag: string): void => {
      if (!formatting.has(element)) return void (unclosed.has(element) || blocks.push(element))
      change(element, 1)
      if (activeFormats.filter((one) => one.tag === tag).length < mostAlike) activeFormats.push({ element, tag })
    },
    end: (element: string): void => {
      const at = blocks.lastIndexOf(element)
      if (at >= 0) blocks.length = at
      if ((openFormats.get(element) ?? 0) > 0) change(element, -1)
      const index = activeFormats.findLastIndex((one) => one.element === element)
      if (index >= 0) activeFormats.splice(index, 1)
    },
    areTooMany: (): boolean =>
      blocks.length > limits.open ||
      activeFormats.length > limits.activeFormats ||
      openFormatCount > limits.openFormats,
  }
}

/**
 * The prefix of the markup that can be parsed in reasonable time; ordinary pages are returned whole. A parser's work
 * per element grows with the open ones, so a page of start tags alone would take hours.
 */
export const parseablePrefix = (html: string): string => {
  const open = openElements()
  const tags = new RegExp(beginning)
  let elements = 0
  for (let match = tags.exec(html); match !== null; match = tags.exec(html)) {
    const { 1: slash, 2: name, index } = match
    const element = name?.toLowerCase()
    if (element !== undefined && slash === "/") open.end(element)
    else if (element === undefined || raw.has(element)) {
      const end = endOfRaw(html, tags.lastIndex, element)
      if (end === undefined) break
      tags.lastIndex = end + 1
    } else {
      const close = html.indexOf(">", index)
      if (close < 0) break
      elements += 1
      open.begin(element, html.slice(index, close))
      if (open.areTooMany() || elements > limits.elements) return html.slice(0, index)
    }
  }
  return html
}
