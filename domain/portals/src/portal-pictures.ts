import { isRightToLeft } from "./languages.ts"
import type { Portal, PortalVoice } from "./portal.ts"
import { type CssVariables, themeToCssVariables } from "./theme-css.ts"
import type { Motif } from "./theme.ts"

const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

const colourOf = (variables: CssVariables, name: string): string => variables[`--color-${name}`] ?? "#000000"

/** A drawing in the theme's colours themselves, for viewers that know no custom properties. */
const inPlainColours = (svg: string, variables: CssVariables): string =>
  svg
    .replaceAll(/var\(--color-([\w-]+)\)/g, (_, name: string) => colourOf(variables, name))
    .replaceAll("currentColor", colourOf(variables, "ink"))

const letterMark = (title: string): string =>
  `<svg viewBox="0 0 40 40"><rect width="40" height="40" fill="var(--color-accent)"/><text x="20" y="29" text-anchor="middle" font-family="Noto Sans,sans-serif" font-size="26" font-weight="700" fill="var(--color-accent-ink)">${escapeText([...title.trim()].slice(0, 1).join("").toUpperCase())}</text></svg>`

/** A drawing as a part of another one, at a place and of a size. */
const placedAt = (drawing: string, variables: CssVariables, place: number, size: number, y = place): string => {
  const placed = drawing.replace(
    /^<svg([^>]*)>/,
    (_, attributes: string) =>
      `<svg x="${place}" y="${y}" width="${size}" height="${size}"${attributes.replaceAll(/\s(?:x|y|width|height)="[^"]*"/g, "")}>`,
  )
  return inPlainColours(placed, variables)
}

/** The portal's mark as a part of another drawing, at a place and of a size. */
const markAt = (
  { mark, title }: Pick<Portal, "mark" | "title">,
  variables: CssVariables,
  place: number,
  size: number,
  y = place,
): string => placedAt(mark?.startsWith("<svg") === true ? mark : letterMark(title), variables, place, size, y)

/** A drawing of a portal whole in a square of its paper, in plain colours. */
export const squareDrawing = (drawing: string, theme: Portal["theme"]): string => {
  const variables = themeToCssVariables(theme, "light")
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${colourOf(variables, "paper")}"/>${placedAt(drawing, variables, 8, 84)}</svg>`
}

/** A portal's icon as a whole SVG, 512 by 512: its mark on its paper. */
export const portalIcon = (portal: Portal): string => {
  const variables = themeToCssVariables(portal.theme, "light")
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><rect width="512" height="512" fill="${colourOf(variables, "paper")}"/>${markAt(portal, variables, 56, 400)}</svg>`
}

/** A portal's own mark as a whole SVG, 160 by 160, in plain colours; undefined where it has none. */
export const portalMark = (portal: Pick<Portal, "mark" | "title" | "theme">): string | undefined =>
  portal.mark?.startsWith("<svg") === true
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="160" height="160">${markAt(portal, themeToCssVariables(portal.theme, "light"), 0, 40)}</svg>`
    : undefined

/** Size of a preview card, as link previews show it. */
export const previewCardSize = { width: 1200, height: 630 } as const

const exampleBusinesses = {
  plain: "bakery",
  bulbs: "bakery",
  awning: "florist",
  tape: "shop",
  frame: "studio",
} as const satisfies Readonly<Record<Motif, string>>

/** The kind of business that a portal's visitors are like, for the example ad of its home page, by its motif. */
export const exampleBusinessOf = ({ theme }: Pick<Portal, "theme">) => exampleBusinesses[theme.motif ?? "plain"]

const bands: Readonly<Record<Motif, (accent: string, glow: string) => string>> = {
  plain: (accent) => `<rect width="1200" height="24" fill="${accent}"/>`,
  bulbs: (accent, glow) =>
    `<rect width="1200" height="48" fill="${accent}"/>${Array.from({ length: 30 }, (_, at) => `<circle cx="${at * 40 + 20}" cy="24" r="7" fill="${glow}"/>`).join("")}`,
  awning: (accent, glow) =>
    Array.from(
      { length: 15 },
      (_, at) => `<path d="M${at * 80} 0h80v28a40 40 0 0 1-80 0z" fill="${at % 2 === 0 ? accent : glow}"/>`,
    ).join(""),
  tape: (accent, glow) =>
    `<rect width="1200" height="32" fill="${accent}"/>${Array.from({ length: 20 }, (_, at) => `<path d="M${at * 60} 32 ${at * 60 + 24} 0h20l-24 32z" fill="${glow}"/>`).join("")}`,
  frame: (accent) => `<rect x="20" y="20" width="1160" height="590" fill="none" stroke="${accent}" stroke-width="3"/>`,
}

/** Lines of at most so many characters, the last one cut with an ellipsis where the text is longer. */
const linesOf = (text: string, length: number, most: number): ReadonlyArray<string> => {
  const lines: Array<string> = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < length) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.slice(0, most).map((line, at) => (at === most - 1 && lines.length > most ? `${line}…` : line))
}

/** The picture of a link to a portal: its mark, title and words in its own colours, as a whole SVG. */
export const previewCard = (portal: Portal, { headline, lead }: PortalVoice, language: string): string => {
  const variables = themeToCssVariables(portal.theme, "light")
  const isMirrored = isRightToLeft(language)
  const [near, direction] = isMirrored ? [1120, ` direction="rtl"`] : [80, ""]
  const text = (words: string, y: number, size: number, weight: number, colour: string, x = near): string =>
    `<text x="${x}" y="${y}" font-family="Noto Sans,Noto Sans Hebrew,Noto Sans Arabic,Noto Sans Devanagari,sans-serif" font-size="${size}" font-weight="${weight}" fill="${colourOf(variables, colour)}"${direction}>${escapeText(words)}</text>`
  const title = linesOf(headline, 27, 3)
  const below = linesOf(lead, 62, 3)
  const band = bands[portal.theme.motif ?? "plain"](colourOf(variables, "accent"), colourOf(variables, "glow"))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"><rect width="1200" height="630" fill="${colourOf(variables, "paper")}"/>`,
    band,
    markAt(portal, variables, isMirrored ? 1024 : 80, 96, 84),
    text(portal.title, 148, 44, 700, "ink", isMirrored ? 1000 : 200),
    ...title.map((line, at) => text(line, 280 + at * 82, 68, 700, "ink")),
    ...below.map((line, at) => text(line, 300 + title.length * 82 + at * 44, 32, 400, "ink-soft")),
    "</svg>",
  ].join("")
}
