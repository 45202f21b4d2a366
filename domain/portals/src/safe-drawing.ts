const elements: ReadonlySet<string> = new Set(
  `svg g path rect circle ellipse line polyline polygon text tspan title desc defs linearGradient radialGradient stop
  clipPath`.split(/\s+/),
)

const attributes: ReadonlySet<string> = new Set(
  `xmlns viewBox width height id role aria-label aria-hidden transform opacity x y x1 y1 x2 y2 cx cy r rx ry d points dx dy
  offset fx fy fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray
  stroke-opacity stop-color stop-opacity clip-path clip-rule clipPathUnits gradientUnits gradientTransform spreadMethod
  preserveAspectRatio text-anchor letter-spacing font-family font-size font-weight font-style textLength lengthAdjust
  dominant-baseline`.split(/\s+/),
)

const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<>&]*")*)\s*(\/?)>/gy
const attribute = /([a-zA-Z][\w:-]*)="([^"]*)"/g

/** Addresses only parts of the drawing itself, as a gradient's fill does. */
const staysInside = (value: string): boolean =>
  !/url\s*\(/i.test(value.replaceAll(/url\(#[\w-]+\)/g, "")) && !/\bscript:/i.test(value)

const isHarmless = (text: string): boolean =>
  [...text.matchAll(attribute)].every(
    ([, name = "", value = ""]) =>
      attributes.has(name) && (name === "xmlns" ? value === "http://www.w3.org/2000/svg" : staysInside(value)),
  )

/**
 * Whether a text is one well-formed SVG of shapes, gradients and words alone, safe to stamp into a page: no script, style,
 * link, picture, handler or address. Ours.
 */
export const isSafeDrawing = (svg: string): boolean => {
  const open: Array<string> = []
  let at = 0
  while (at < svg.length) {
    tag.lastIndex = at
    const match = tag.exec(svg)
    if (match === null) {
      const next = svg.indexOf("<", at)
      if (open.length === 0 || next <= at || /[&>]/.test(svg.slice(at, next))) return false
      at = next
      continue
    }
    const [whole, closes, name = "", inside = "", isEmpty] = match
    if (!elements.has(name) || (open.length === 0 && (at > 0 || name !== "svg"))) return false
    if (closes !== "") {
      if (inside !== "" || isEmpty !== "" || open.pop() !== name) return false
    } else {
      if (!isHarmless(inside)) return false
      if (isEmpty === "") open.push(name)
    }
    at += whole.length
    if (open.length === 0) return at === svg.length
  }
  return false
}
