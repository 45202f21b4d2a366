import { around, type Box, boundsOf, isInside, middleOf } from "../document/box.ts"
import type { Layer } from "../document/layer.ts"
import type { PageSize } from "../document/page-size.ts"

/**
 * What a unit is for its page: a ground behind everything, something that runs off the page, a panel behind words, words, a
 * button, a picture or icon, or an ornament.
 */
export type UnitRole = "Ground" | "Bleed" | "Panel" | "Words" | "Button" | "Media" | "Ornament"

/** A layer by itself, or the layers of a group, which keep their places to each other. */
export interface Unit {
  readonly layers: ReadonlyArray<Layer>
  readonly bounds: Box
  readonly role: UnitRole
}

const coveredShare = 0.97

const covers = (bounds: Box, { width, height }: PageSize): boolean =>
  bounds.x <= width * (1 - coveredShare) &&
  bounds.y <= height * (1 - coveredShare) &&
  bounds.x + bounds.width >= width * coveredShare &&
  bounds.y + bounds.height >= height * coveredShare

const slack = 0.5
const reachesEdge = (bounds: Box, { width, height }: PageSize): boolean =>
  bounds.x <= slack ||
  bounds.y <= slack ||
  bounds.x + bounds.width >= width - slack ||
  bounds.y + bounds.height >= height - slack

const isStretched = ({ pinX, pinY }: Layer): boolean => pinX === "Stretch" && pinY === "Stretch"

const roleOf = (layers: ReadonlyArray<Layer>, bounds: Box, page: PageSize): UnitRole => {
  const has = (kind: Layer["kind"]) => layers.some((layer) => layer.kind === kind)
  const [first] = layers
  if (layers.length === 1 && first !== undefined && (first.kind === "Picture" || first.kind === "Shape")) {
    if (isStretched(first) || covers(bounds, page)) return "Ground"
    if (reachesEdge(bounds, page)) return "Bleed"
  }
  if (has("Picture") || has("Icon")) return "Media"
  if (has("Text")) return has("Shape") ? "Button" : "Words"
  return "Ornament"
}

const keyOf = ({ id, group }: Layer): string => (group === undefined ? `layer ${id}` : `group ${group}`)

/** The units of layers in the order of their first layers; a shape that lies behind words is their panel. */
export const unitsOf = (layers: ReadonlyArray<Layer>, page: PageSize): ReadonlyArray<Unit> => {
  const byKey = Map.groupBy(layers, keyOf)
  const units = [...byKey.values()].flatMap((parts): ReadonlyArray<Unit> => {
    const bounds = around(parts.map(({ box, rotation }) => boundsOf(box, rotation)))
    return bounds === undefined ? [] : [{ layers: parts, bounds, role: roleOf(parts, bounds, page) }]
  })
  return units.map((unit, at) =>
    unit.role === "Ornament" && isBehindWords(unit, units.slice(at + 1)) ? { ...unit, role: "Panel" } : unit,
  )
}

/** The unit with the largest letters; undefined without words. */
export const largestWords = (units: ReadonlyArray<Unit>): Unit | undefined => {
  const lettersOf = ({ layers }: Unit) => Math.max(...layers.map((layer) => (layer.kind === "Text" ? layer.size : 0)))
  return units.filter(({ role }) => role === "Words").toSorted((one, other) => lettersOf(other) - lettersOf(one))[0]
}

/** Whether words or a button stand on a unit. */
export const isBehindWords = ({ bounds }: Unit, above: ReadonlyArray<Unit>): boolean =>
  above.some(({ role, bounds: other }) => {
    const { x, y } = middleOf(other)
    return (role === "Words" || role === "Button") && isInside({ x, y, width: 0.01, height: 0.01 }, bounds)
  })
