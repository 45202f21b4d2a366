import { cycled } from "../cycled.ts"
import { circlePath, disc, path, polygon, rectangle } from "./shapes.ts"
import { type Box, type Sheet } from "./sheet.ts"

/** A pattern that replaces a missing photo. */
export type PatternName = "arcs" | "dots" | "tiles" | "waves" | "rays"

const count = (length: number, step: number): ReadonlyArray<number> =>
  Array.from({ length: Math.min(60, Math.ceil(length / step) + 1) }, (_, index) => index)

const arcs = (sheet: Sheet, box: Box): string => {
  const { scheme } = sheet
  const step = Math.max(box.width, box.height) / 9
  const cx = sheet.rtl ? box.x + box.width * 0.18 : box.x + box.width * 0.82
  const cy = box.y + box.height * 0.22
  return (
    [9, 8, 7, 6, 5, 4, 3, 2]
      .map((ring) =>
        path(circlePath(cx, cy, ring * step), {
          fill: ring % 2 === 0 ? scheme.secondary : scheme.primary,
          opacity: 0.32 + (9 - ring) * 0.06,
        }),
      )
      .join("") + disc(cx, cy, step * 1.15, { fill: scheme.accent })
  )
}

const dots = (sheet: Sheet, box: Box): string => {
  const { scheme } = sheet
  const step = Math.max(14, Math.min(box.width, box.height) / 11)
  const rows = count(box.height, step).flatMap((row) =>
    count(box.width, step).map((column) => {
      const x = box.x + (column + (row % 2 === 0 ? 0.25 : 0.75)) * step
      const y = box.y + (row + 0.5) * step
      const fade = (x - box.x) / box.width + (y - box.y) / box.height
      return disc(x, y, step * (0.08 + 0.13 * Math.abs(1 - fade)), { fill: scheme.onPrimary, opacity: 0.24 })
    }),
  )
  const big = Math.min(box.width, box.height)
  return (
    disc(box.x + box.width * 0.24, box.y + box.height * 0.3, big * 0.36, { fill: scheme.secondary, opacity: 0.9 }) +
    disc(box.x + box.width * 0.8, box.y + box.height * 0.78, big * 0.26, { fill: scheme.accent, opacity: 0.92 }) +
    rows.join("")
  )
}

const quarter = (x: number, y: number, step: number, corner: number): string => {
  const [cx, cy] = [x + (corner % 2) * step, y + Math.floor(corner / 2) * step]
  const [ax, ay] = [corner % 2 === 0 ? x + step : x, cy]
  const [bx, by] = [cx, corner < 2 ? y + step : y]
  const sweep = corner === 0 || corner === 3 ? 1 : 0
  return `M${cx} ${cy}L${ax} ${ay}A${step} ${step} 0 0 ${sweep} ${bx} ${by}Z`
}

const tiles = (sheet: Sheet, box: Box): string => {
  const { scheme } = sheet
  const columns = Math.max(3, Math.round(box.width / (Math.max(box.width, box.height) / 5)))
  const step = box.width / columns
  const fills = [scheme.secondary, scheme.accent, scheme.deep, scheme.primary, scheme.tint] as const
  return count(box.height, step)
    .flatMap((row) =>
      Array.from({ length: columns }, (_, column) => {
        const seed = (row * 7 + column * 5 + row * column * 3) % 20
        const [x, y] = [box.x + column * step, box.y + row * step]
        const ground = cycled(fills, seed + 3)
        const shape = cycled(fills, seed + 1 + (seed % 3))
        const cell = rectangle({ x, y, width: step + 0.5, height: step + 0.5 }, { fill: ground })
        return seed % 4 === 3
          ? cell + disc(x + step / 2, y + step / 2, step * 0.3, { fill: shape })
          : cell + path(quarter(x, y, step, seed % 4), { fill: shape })
      }),
    )
    .join("")
}

const waves = (sheet: Sheet, box: Box): string => {
  const { scheme } = sheet
  const bands = [scheme.secondary, scheme.primary, scheme.accent, scheme.deep]
  return (
    bands
      .map((fill, index) => {
        const y = box.y + box.height * (0.26 + index * 0.2)
        const swing = box.height * 0.16
        const { x, width } = box
        const d = `M${x} ${y}C${x + width * 0.3} ${y - swing} ${x + width * 0.6} ${y + swing} ${x + width} ${y - swing * 0.4}V${box.y + box.height}H${x}Z`
        return path(d, { fill, opacity: 0.92 })
      })
      .join("") +
    disc(box.x + box.width * 0.72, box.y + box.height * 0.2, Math.min(box.width, box.height) * 0.1, {
      fill: scheme.accent,
    })
  )
}

const rays = (sheet: Sheet, box: Box): string => {
  const { scheme } = sheet
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height * 0.56]
  const reach = box.width + box.height
  return (
    Array.from({ length: 16 }, (_, index) => {
      const at = (index * Math.PI) / 8
      const edge = (angle: number) => [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)] as const
      return path(polygon([[cx, cy], edge(at), edge(at + Math.PI / 16)]), { fill: scheme.secondary, opacity: 0.55 })
    }).join("") + disc(cx, cy, Math.min(box.width, box.height) * 0.2, { fill: scheme.accent })
  )
}

const patterns: Readonly<Record<PatternName, (sheet: Sheet, box: Box) => string>> = { arcs, dots, tiles, waves, rays }

/** Fills a box (final coordinates) with a pattern in the brand's colours. */
export const patternFill = (sheet: Sheet, box: Box, name: PatternName): string =>
  rectangle(box, { fill: sheet.scheme.primary }) + patterns[name](sheet, box)
