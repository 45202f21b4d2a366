import { cycled } from "../cycled.ts"
import { picture } from "../drawing/picture.ts"
import { archPath, disc, path, rectangle } from "../drawing/shapes.ts"
import { type Box, mirrored, type Sheet, whole } from "../drawing/sheet.ts"
import { stack } from "../drawing/stack.ts"
import { action, brand, column, description, headline, offerPill, shade } from "./parts.ts"
import { edgeLine, stripAd } from "./strip.ts"
import type { Template } from "./template.ts"

/** A garland between two points that sags by `sag`. */
const garland = (sheet: Sheet, from: number, to: number, y: number, sag: number, size: number): string => {
  const { scheme: c } = sheet
  const blossoms = Math.max(5, Math.round((to - from) / (size * 1.55)))
  const fills = [c.accent, c.primary, c.accent, c.secondary] as const
  return Array.from({ length: blossoms + 1 }, (_, index) => {
    const t = index / blossoms
    const x = from + (to - from) * t
    const dy = y + sag * 4 * t * (1 - t)
    const fill = cycled(fills, index)
    return disc(x, dy, size, { fill }) + disc(x, dy, size * 0.5, { fill: shade(fill, "#000000", 0.16) })
  }).join("")
}

const lamp = (sheet: Sheet, x: number, length: number, size: number): string => {
  const { scheme: c } = sheet
  return (
    path(`M${x} 0V${length}`, { stroke: c.accentOnDeep, strokeWidth: size * 0.08, opacity: 0.7 }) +
    disc(x, length + size * 0.62, size * 1.5, { fill: c.accent, opacity: 0.16 }) +
    path(
      `M${x} ${length}C${x + size * 0.78} ${length + size * 0.55} ${x + size * 0.5} ${length + size * 1.2} ${x} ${length + size * 1.2}C${x - size * 0.5} ${length + size * 1.2} ${x - size * 0.78} ${length + size * 0.55} ${x} ${length}Z`,
      { fill: c.accent },
    )
  )
}

const draw = (sheet: Sheet): string => {
  const { width: w, height: h, scheme: c, unit: u, shape, safe } = sheet
  const wide = shape === "wide"
  const tall = shape === "tall"
  const m = 6 * u
  const arch: Box = wide
    ? { x: w * 0.58, y: h * 0.16, width: w * 0.34, height: h * 0.84 }
    : tall
      ? { x: w * 0.19, y: h * 0.13, width: w * 0.62, height: h * 0.3 }
      : { x: w * 0.27, y: h * 0.115, width: w * 0.46, height: h * (sheet.compact ? 0.33 : 0.4) }
  const ring = (by: number): Box => ({
    x: arch.x - by,
    y: arch.y - by,
    width: arch.width + 2 * by,
    height: arch.height + by,
  })
  const text: Box = wide
    ? { x: m, y: h * 0.17, width: w * 0.48, height: h * 0.83 - m }
    : {
        x: m,
        y: arch.y + arch.height + 3 * u,
        width: w - 2 * m,
        height: safe.bottom - arch.y - arch.height - 3 * u - (tall ? 0 : m * 0.9),
      }
  const blossom = 1.5 * u
  const swags = wide ? 4 : 3
  return (
    rectangle(whole(sheet), { fill: c.deep }) +
    mirrored(
      sheet,
      path(archPath(ring(3.2 * u)), { stroke: c.accent, strokeWidth: 0.35 * u, opacity: 0.8 }),
      path(archPath(ring(1.5 * u)), { fill: c.accent }),
    ) +
    picture(sheet, arch, { pattern: "rays", outline: archPath(arch) }) +
    mirrored(
      sheet,
      lamp(sheet, wide ? w * 0.535 : w * 0.1, (wide ? 13 : 17) * u, 3 * u),
      lamp(sheet, wide ? w * 0.965 : w * 0.9, (wide ? 17 : 13) * u, 3 * u),
      ...Array.from({ length: swags }, (_, index) =>
        garland(sheet, (w * index) / swags, (w * (index + 1)) / swags, 0.4 * u, (wide ? 4 : 5) * u, blossom),
      ),
      wide ? "" : path(`M0 ${arch.y + arch.height}H${w}`, { stroke: c.accent, strokeWidth: 0.35 * u, opacity: 0.8 }),
    ) +
    stack(
      sheet,
      text,
      column(
        brand(sheet, c.onDeep, { monogram: false, drop: 4 }),
        headline(sheet, c.onDeep, { gap: 1.8 * u, size: 7.8 * u, lines: wide ? 4 : 3 }),
        description(sheet, c.onDeepSoft, { gap: 1.6 * u, lines: 2 }),
        offerPill(sheet, c.deep, c.accentOnDeep, { stroke: c.accentOnDeep, gap: 2.4 * u }),
        action(sheet, c.accent, c.onAccent, { gap: 2.6 * u }),
      ),
      { align: wide ? "start" : "center", vertical: "center" },
    )
  )
}

/** A celebration: an arched window, garlands and lamps. */
export const festive: Template = {
  id: "festive",
  usesPhoto: true,
  forOffers: true,
  draw,
  strip: (sheet) =>
    stripAd(sheet, {
      ground: sheet.scheme.deep,
      ink: sheet.scheme.onDeep,
      soft: sheet.scheme.accentOnDeep,
      button: sheet.scheme.accent,
      buttonInk: sheet.scheme.onAccent,
      edge: "arch",
      pattern: "rays",
      decoration: edgeLine(sheet, sheet.scheme.accent),
    }),
}
