import { around, type Box, middleOf } from "../document/box.ts"
import type { Layer, PinX, PinY } from "../document/layer.ts"
import { type PageSize, safeBoxOf } from "../document/page-size.ts"
import { withTextHeight } from "../document/text-lines.ts"
import { fittedInto, layerBounds, scaledLayer } from "./scaled.ts"
import type { Unit } from "./units.ts"

interface Axis {
  readonly from: number
  readonly room: number
}

const acrossOf = ({ x, width }: Box): Axis => ({ from: x, room: width })
const downOf = ({ y, height }: Box): Axis => ({ from: y, room: height })

/** Where the middle of a length goes along an axis: at its distance from a pinned edge, else at its share of the room. */
const middleAlong = (pin: PinX | PinY | undefined, middle: number, share: number, old: Axis, next: Axis): number => {
  const fromStart = middle - old.from
  if (pin === "Left" || pin === "Top") return next.from + fromStart * share
  if (pin === "Right" || pin === "Bottom") return next.from + next.room - (old.room - fromStart) * share
  return next.from + (fromStart / old.room) * next.room
}

/** How much nearer one edge has to be than the other for a unit to belong to it. */
const nearer = 1.5

/** The side that a unit belongs to across the page by its distances, so that what lines up there still does. */
const sideOf = ({ bounds }: Unit, old: Box): PinX | undefined => {
  const [before, after] = [bounds.x - old.x, old.x + old.width - bounds.x - bounds.width]
  if (before * nearer < after) return "Left"
  return after * nearer < before ? "Right" : undefined
}

/** A layer that keeps its distances from both edges along an axis where it is pinned to both. */
const stretched = (layer: Layer, source: Layer, share: number, old: Box, next: Box): Layer => {
  const along = (start: number, length: number, from: Axis, to: Axis) => {
    const before = (start - from.from) * share
    const after = (from.room - (start - from.from) - length) * share
    return { start: to.from + before, length: Math.max(1, to.room - before - after) }
  }
  const across = along(source.box.x, source.box.width, acrossOf(old), acrossOf(next))
  const down = along(source.box.y, source.box.height, downOf(old), downOf(next))
  const box = {
    ...layer.box,
    ...(source.pinX === "Stretch" && { x: across.start, width: across.length }),
    ...(source.pinY === "Stretch" && { y: down.start, height: down.length }),
  }
  const wide = { ...layer, box }
  return wide.kind === "Text" ? withTextHeight(wide) : wide
}

/**
 * A unit on a page of another size: at the share at which the first page's safe part fits, its middle at the same share of the
 * safe part, or at its distance from the edge that it is pinned to or nearer to. Two units that do not touch do not touch afterwards either.
 */
export const proportionalUnit = (unit: Unit, first: PageSize, page: PageSize): ReadonlyArray<Layer> => {
  const { layers, bounds } = unit
  const [old, next] = [safeBoxOf(first), safeBoxOf(page)]
  const share = Math.min(next.width / old.width, next.height / old.height)
  const middle = middleOf(bounds)
  const [one] = layers
  const pins = layers.length === 1 && one !== undefined ? one : { pinX: undefined, pinY: undefined }
  const to = {
    x: middleAlong(pins.pinX ?? sideOf(unit, old), middle.x, share, acrossOf(old), acrossOf(next)),
    y: middleAlong(pins.pinY, middle.y, share, downOf(old), downOf(next)),
  }
  const scaled = layers.map((layer) => scaledLayer(layer, share, middle, to))
  const isPinnedToBoth = (pins.pinX === "Stretch" || pins.pinY === "Stretch") && one?.rotation === 0
  const placed = isPinnedToBoth ? scaled.map((layer) => stretched(layer, one, share, old, next)) : scaled
  return fittedInto(placed, around(placed.map(layerBounds)) ?? bounds, next)
}

/** A layer that runs off the page, which reaches the same edges on a page of another size. */
export const bledLayer = (layer: Layer, first: PageSize, page: PageSize): Layer => {
  const [across, down] = [page.width / first.width, page.height / first.height]
  const { x, y, width, height } = layer.box
  const box = { x: x * across, y: y * down, width: width * across, height: height * down }
  const share = Math.min(across, down)
  return layer.kind === "Shape"
    ? { ...layer, box, radius: layer.radius * share, edgeWidth: layer.edgeWidth * share }
    : { ...layer, box }
}

/** A layer that covers its page. */
export const groundLayer = (layer: Layer, { width, height }: PageSize): Layer => ({
  ...layer,
  box: { x: 0, y: 0, width, height },
  rotation: 0,
})
