import { type Box, boundsOf, middleOf, shiftInto } from "../document/box.ts"
import type { Layer } from "../document/layer.ts"

interface Point {
  readonly x: number
  readonly y: number
}

/** A layer at a share of its size, with its distance from one point kept in that share from another. */
export const scaledLayer = (layer: Layer, share: number, from: Point, to: Point): Layer => {
  const middle = middleOf(layer.box)
  const [width, height] = [layer.box.width * share, layer.box.height * share]
  const box: Box = {
    x: to.x + (middle.x - from.x) * share - width / 2,
    y: to.y + (middle.y - from.y) * share - height / 2,
    width,
    height,
  }
  if (layer.kind === "Text") return { ...layer, box, size: layer.size * share }
  return layer.kind === "Shape"
    ? { ...layer, box, radius: layer.radius * share, edgeWidth: layer.edgeWidth * share }
    : { ...layer, box }
}

/** Layers that share bounds, shrunk until these fit an area and then moved into it. */
export const fittedInto = (layers: ReadonlyArray<Layer>, bounds: Box, area: Box): ReadonlyArray<Layer> => {
  const share = Math.min(1, area.width / bounds.width, area.height / bounds.height)
  const middle = middleOf(bounds)
  const small = {
    x: middle.x - (bounds.width * share) / 2,
    y: middle.y - (bounds.height * share) / 2,
    width: bounds.width * share,
    height: bounds.height * share,
  }
  const { x, y } = shiftInto(small, area)
  return layers.map((layer) => scaledLayer(layer, share, middle, { x: middle.x + x, y: middle.y + y }))
}

/** Layers that share bounds, at the largest share at which these fit a box, in its middle. */
export const containedIn = (layers: ReadonlyArray<Layer>, bounds: Box, box: Box): ReadonlyArray<Layer> => {
  const share = Math.min(box.width / bounds.width, box.height / bounds.height)
  return layers.map((layer) => scaledLayer(layer, share, middleOf(bounds), middleOf(box)))
}

/** The bounds of one placed layer. */
export const layerBounds = ({ box, rotation }: Layer): Box => boundsOf(box, rotation)
