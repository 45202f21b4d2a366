import { type Correction, type Design, firstSize } from "../document/design.ts"
import type { Layer, LayerId } from "../document/layer.ts"
import { type PageSize, pageSizeOf, safeBoxOf, type SizeName } from "../document/page-size.ts"
import { leastLetters } from "./fitted-words.ts"
import { flowedLayers } from "./flowed.ts"
import { bledLayer, groundLayer, proportionalUnit } from "./proportional.ts"
import { type Unit, unitsOf } from "./units.ts"

/** The page of a design in one size, its layers from the back to the front. */
export interface DesignPage {
  readonly size: PageSize
  readonly layers: ReadonlyArray<Layer>
  /** Layers that the size has no room for. */
  readonly leftOut: ReadonlyArray<LayerId>
  /** Layers that were placed by hand for the size. */
  readonly corrected: ReadonlyArray<LayerId>
}

/** How much a page's shape may differ for layers to keep their places to each other. */
const farShape = 2.2

/** Whether a page's shape or its letters would be too far from the first for the same arrangement. */
const isFar = (layers: ReadonlyArray<Layer>, first: PageSize, page: PageSize): boolean => {
  const shape = page.width / page.height / (first.width / first.height)
  if (shape > farShape || shape < 1 / farShape) return true
  const [old, next] = [safeBoxOf(first), safeBoxOf(page)]
  const share = Math.min(next.width / old.width, next.height / old.height)
  return layers.some(
    (layer) => layer.kind === "Text" && layer.size * share < leastLetters && layer.size >= leastLetters,
  )
}

const inProportion = (unit: Unit, first: PageSize, page: PageSize): ReadonlyArray<Layer> => {
  if (unit.role === "Ground") return unit.layers.map((layer) => groundLayer(layer, page))
  return unit.role === "Bleed"
    ? unit.layers.map((layer) => bledLayer(layer, first, page))
    : proportionalUnit(unit, first, page)
}

const corrected = (layer: Layer, correction: Correction | undefined): Layer => {
  if (correction === undefined) return layer
  const { box = layer.box, rotation = layer.rotation, isHidden = layer.isHidden ?? false, letters } = correction
  const placed = { ...layer, box, rotation, isHidden }
  return placed.kind === "Text" && letters !== undefined ? { ...placed, size: letters } : placed
}

/** Layers that follow from the first page, by id. */
const laidOut = (design: Design, first: PageSize, page: PageSize): ReadonlyMap<LayerId, Layer> => {
  const shown = design.layers.filter(({ isHidden }) => isHidden !== true)
  const hidden = design.layers.filter(({ isHidden }) => isHidden === true)
  const units = unitsOf(shown, first)
  const placed = isFar(shown, first, page)
    ? flowedLayers(units, first, page, design.background)
    : units.flatMap((unit) => inProportion(unit, first, page))
  const kept = unitsOf(hidden, first).flatMap((unit) => inProportion(unit, first, page))
  return new Map([...placed, ...kept].map((layer) => [layer.id, layer]))
}

/** A layer's place by proportion alone, for layers that an arrangement left out. */
const placeOf = (layer: Layer, first: PageSize, page: PageSize): Layer =>
  unitsOf([layer], first).flatMap((unit) => inProportion(unit, first, page))[0] ?? layer

/** The page of a design in one of its sizes: the first as it was made, others laid out anew and then corrected. */
export const pageOf = (design: Design, name: SizeName): DesignPage => {
  const [first, size] = [pageSizeOf(firstSize(design)), pageSizeOf(name)]
  if (name === firstSize(design)) return { size, layers: design.layers, leftOut: [], corrected: [] }
  const placed = laidOut(design, first, size)
  const corrections = new Map(design.corrections.filter((one) => one.size === name).map((one) => [one.layer, one]))
  const leftOut = design.layers.filter(({ id }) => !placed.has(id) && corrections.get(id)?.isHidden !== false)
  return {
    size,
    layers: design.layers.map((layer) => {
      const followed = placed.get(layer.id) ?? { ...placeOf(layer, first, size), isHidden: true }
      return corrected(followed, corrections.get(layer.id))
    }),
    leftOut: leftOut.map(({ id }) => id),
    corrected: [...corrections.keys()],
  }
}
