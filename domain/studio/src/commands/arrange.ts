import { around, type Box, boundsOf } from "../document/box.ts"
import type { Layer, LayerId } from "../document/layer.ts"

/** Where layers line up. */
export const alignments = ["Left", "Centre", "Right", "Top", "Middle", "Bottom"] as const
/** A place where layers line up. */
export type Alignment = (typeof alignments)[number]

const byOf = (alignment: Alignment, box: Box, area: Box): { readonly x: number; readonly y: number } => {
  const [freeX, freeY] = [area.x - box.x, area.y - box.y]
  switch (alignment) {
    case "Left":
      return { x: freeX, y: 0 }
    case "Centre":
      return { x: freeX + (area.width - box.width) / 2, y: 0 }
    case "Right":
      return { x: freeX + area.width - box.width, y: 0 }
    case "Top":
      return { x: 0, y: freeY }
    case "Middle":
      return { x: 0, y: freeY + (area.height - box.height) / 2 }
    case "Bottom":
      return { x: 0, y: freeY + area.height - box.height }
  }
}

/** A layer at another place. */
export const movedBy = (layer: Layer, x: number, y: number): Layer => ({
  ...layer,
  box: { ...layer.box, x: layer.box.x + x, y: layer.box.y + y },
})

/** Layers lined up: one by itself, or one group, within an area; several with each other, each group as one. */
export const aligned = (layers: ReadonlyArray<Layer>, alignment: Alignment, area: Box): ReadonlyArray<Layer> => {
  const units = [...Map.groupBy(layers, ({ id, group }) => group ?? `layer ${id}`).values()]
  const boundsOfUnit = (unit: ReadonlyArray<Layer>) => around(unit.map(({ box, rotation }) => boundsOf(box, rotation)))
  const all = around(units.flatMap((unit) => boundsOfUnit(unit) ?? []))
  const within = units.length > 1 && all !== undefined ? all : area
  return units.flatMap((unit) => {
    const bounds = boundsOfUnit(unit)
    if (bounds === undefined) return []
    const { x, y } = byOf(alignment, bounds, within)
    return unit.map((layer) => movedBy(layer, x, y))
  })
}

/** Ways of a layer towards the front or the back. */
export const orderMoves = ["Front", "Forward", "Backward", "Back"] as const
/** A way towards the front or the back. */
export type OrderMove = (typeof orderMoves)[number]

/** The ids of all layers from the back to the front after some of them moved. */
export const reordered = (
  layers: ReadonlyArray<Layer>,
  ids: ReadonlyArray<LayerId>,
  move: OrderMove,
): ReadonlyArray<LayerId> => {
  const all = layers.map(({ id }) => id)
  const moved = all.filter((id) => ids.includes(id))
  const others = all.filter((id) => !ids.includes(id))
  if (move === "Front") return [...others, ...moved]
  if (move === "Back") return [...moved, ...others]
  const places = moved.map((id) => all.indexOf(id))
  if (places.length === 0) return all
  const end = move === "Forward" ? Math.max(...places) + 1 : Math.min(...places) - 1
  const below = all.slice(0, Math.max(0, move === "Forward" ? end + 1 : end)).filter((id) => !ids.includes(id)).length
  return [...others.slice(0, below), ...moved, ...others.slice(below)]
}
