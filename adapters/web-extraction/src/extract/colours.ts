import type { Extracted } from "@domain/businesses"
import { fact, type PageSource } from "./fact.ts"
import type { Page } from "./page.ts"

const most = 6
// Every repetition is bounded, since a page can be written to make matching slow.
const notation = /#[0-9a-f]{3,8}\b|rgba?\([^)]{0,80}\)|hsla?\([^)]{0,80}\)/gi
const variable = /(?<![\w-])--([\w-]{1,80})\s{0,8}:\s{0,8}([^;}]{1,200})/g
const brandWord = /primary|brand|accent|main|theme|secondary|highlight/i
const frameworkNoise = new Set(
  "#007bff #6c757d #28a745 #17a2b8 #ffc107 #dc3545 #0d6efd #198754 #0dcaf0 #6610f2 #6f42c1 #d63384 #e83e8c #fd7e14 #20c997 #0a58ca #337ab7".split(
    " ",
  ),
)

const hex = (channels: ReadonlyArray<number>) =>
  `#${channels
    .map((c) =>
      Math.round(Math.min(255, Math.max(0, c)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`

const fromHsl = (h: number, s: number, l: number): string => {
  const k = (n: number) => (n + h / 30) % 12
  const a = s * Math.min(l, 1 - l)
  const channel = (n: number) => l - a * Math.max(-1, Math.min(k(n) - 3, Math.min(9 - k(n), 1)))
  return hex([channel(0) * 255, channel(8) * 255, channel(4) * 255])
}

/** A CSS colour as `#rrggbb`; undefined when it is invalid or more than half transparent. */
export const toHex = (text: string): string | undefined => {
  const plain = text.trim().toLowerCase()
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])[0-9a-f]?$/.exec(plain)
  if (short !== null)
    return `#${short
      .slice(1, 4)
      .map((c) => c + c)
      .join("")}`
  if (/^#[0-9a-f]{6}([0-9a-f]{2})?$/.test(plain)) return plain.slice(0, 7)
  const numbers = [...plain.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number))
  const [a = 0, b = 0, c = 0, alpha = 1] = numbers
  if (numbers.length < 3 || (alpha < 0.5 && !plain.includes(`${alpha}%`))) return undefined
  if (plain.startsWith("rgb")) return hex([a, b, c])
  return plain.startsWith("hsl") ? fromHsl(a, b / 100, c / 100) : undefined
}

/** Whether a colour is neither white, black nor grey. */
export const isColourful = (colour: string): boolean => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const high = Math.max(...channels)
  const low = Math.min(...channels)
  const lightness = (high + low) / 2
  return high - low > 0.14 && lightness > 0.08 && lightness < 0.93
}

/** The page's brand colours, surest first: declared theme, brand variables, then the commonest in its styles. */
export const findColours = (page: Page): ReadonlyArray<Extracted<string>> => {
  const styles = [
    ...page
      .$("style")
      .toArray()
      .map((element) => page.$(element).text()),
    ...page
      .$("[style]")
      .toArray()
      .map((element) => element.attribs["style"] ?? ""),
    ...page
      .$("[bgcolor], font[color]")
      .toArray()
      .map((element) => element.attribs["bgcolor"] ?? element.attribs["color"] ?? ""),
  ].join("\n")
  const entries: Array<readonly [text: string, source: PageSource, confidence: number]> = [
    [page.meta("theme-color"), "meta", 0.9],
    [page.meta("msapplication-tilecolor"), "meta", 0.5],
    [page.$("link[rel=mask-icon]").attr("color") ?? "", "meta", 0.7],
    ...[...styles.matchAll(variable)].flatMap(([, name = "", value = ""]) =>
      brandWord.test(name) ? [[value, "text", 0.75] as const] : [],
    ),
  ]
  const counts = new Map<string, number>()
  for (const [written] of styles.matchAll(notation)) {
    const colour = toHex(written)
    if (colour !== undefined && !frameworkNoise.has(colour)) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const common = [...counts].filter(([, count]) => count > 1 || counts.size < 12).toSorted((a, b) => b[1] - a[1])
  const declared = entries.flatMap(([text, source, confidence]) => {
    const colour = toHex(text)
    return colour === undefined ? [] : [fact(colour, source, confidence)]
  })
  const all = [...declared, ...common.map(([colour]) => fact(colour, "text" as const, 0.5))]
  const seen = new Set<string>()
  return all
    .filter(({ value }) => isColourful(value) && !seen.has(value) && seen.add(value) !== undefined)
    .slice(0, most)
}
