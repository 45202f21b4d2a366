import type { Box, Sheet } from "./sheet.ts"
import { element } from "./xml.ts"

/** How a shape is painted; without fill and outline by default. */
export interface Paint {
  readonly fill?: string
  readonly opacity?: number
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly dash?: string
  readonly radius?: number
}

const painted = (paint: Paint) => ({
  fill: paint.fill ?? "none",
  opacity: paint.opacity,
  stroke: paint.stroke,
  "stroke-width": paint.strokeWidth,
  "stroke-dasharray": paint.dash,
})

/** A box with optional rounded corners. */
export const rectangle = (box: Box, paint: Paint): string =>
  element("rect", { ...box, rx: paint.radius, ...painted(paint) })

/** A circle. */
export const disc = (cx: number, cy: number, r: number, paint: Paint): string =>
  element("circle", { cx, cy, r, ...painted(paint) })

/** A shape by its SVG path. */
export const path = (d: string, paint: Paint): string => element("path", { d, ...painted(paint) })

const n = (value: number): string => String(Math.round(value * 100) / 100)

/** `M x y L x y … Z` through the points. */
export const polygon = (points: ReadonlyArray<readonly [number, number]>): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`

/** The path of a box with rounded corners, at most fully round. */
export const roundedPath = ({ x, y, width, height }: Box, radius: number): string => {
  const r = Math.min(radius, width / 2, height / 2)
  return `M${n(x + r)} ${n(y)}H${n(x + width - r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + width)} ${n(y + r)}V${n(y + height - r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + width - r)} ${n(y + height)}H${n(x + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y + height - r)}V${n(y + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}Z`
}

/** The path of a circle. */
export const circlePath = (cx: number, cy: number, r: number): string =>
  `M${n(cx - r)} ${n(cy)}A${n(r)} ${n(r)} 0 1 1 ${n(cx + r)} ${n(cy)}A${n(r)} ${n(r)} 0 1 1 ${n(cx - r)} ${n(cy)}Z`

/** The path of a window with a round arch on top. */
export const archPath = ({ x, y, width, height }: Box): string => {
  const r = Math.min(width / 2, height)
  return `M${n(x)} ${n(y + height)}V${n(y + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + width)} ${n(y + r)}V${n(y + height)}Z`
}

/** The path of a star with `points` points; `inner` is the inner radius as a share of the outer. */
export const starPath = (cx: number, cy: number, r: number, points: number, inner: number): string =>
  polygon(
    Array.from({ length: points * 2 }, (_, index) => {
      const radius = index % 2 === 0 ? r : r * inner
      const angle = (index * Math.PI) / points - Math.PI / 2
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const
    }),
  )

/** A colour at a gradient offset of 0 to 1. */
export interface Stop {
  readonly at: number
  readonly colour: string
  readonly opacity: number
}

/** A box with a linear gradient, from the top or, with `across`, from the start edge. */
export const gradientBox = (
  sheet: Sheet,
  name: string,
  box: Box,
  stops: ReadonlyArray<Stop>,
  across = false,
): string => {
  const id = `${sheet.idPrefix}-${name}`
  const start = across && sheet.rtl ? 1 : 0
  const axis = across ? { x1: start, y1: 0, x2: 1 - start, y2: 0 } : { x1: 0, y1: 0, x2: 0, y2: 1 }
  const marks = stops.map(({ at, colour, opacity }) =>
    element("stop", { offset: at, "stop-color": colour, "stop-opacity": opacity }),
  )
  return element("linearGradient", { id, ...axis }, ...marks) + element("rect", { ...box, fill: `url(#${id})` })
}

/** A soft shadow of stacked translucent rounded boxes, since not every renderer has filters. */
export const shadow = (box: Box, radius: number, depth: number): string =>
  [1, 0.66, 0.36]
    .map((share) =>
      rectangle(
        {
          x: box.x - depth * share * 0.4,
          y: box.y + depth * 0.25 - depth * share * 0.1,
          width: box.width + depth * share * 0.8,
          height: box.height + depth * share * 0.8,
        },
        { fill: "#000", opacity: 0.07, radius: radius + depth * share * 0.4 },
      ),
    )
    .join("")
