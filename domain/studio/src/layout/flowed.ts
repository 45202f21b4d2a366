import type { Box } from "../document/box.ts"
import type { Layer, TextLayer } from "../document/layer.ts"
import { type PageSize, safeBoxOf } from "../document/page-size.ts"
import { isRightToLeftText } from "../document/text-lines.ts"
import { type FittedWords, fittedWords } from "./fitted-words.ts"
import { flowRegions } from "./flow-regions.ts"
import { groundLayer } from "./proportional.ts"
import { readableOnGround } from "./readable-words.ts"
import { containedIn } from "./scaled.ts"
import type { Unit } from "./units.ts"

const isText = (layer: Layer): layer is TextLayer => layer.kind === "Text"

/** Units by their places on the first page, from the top. */
const inReadingOrder = (units: ReadonlyArray<Unit>): ReadonlyArray<Unit> =>
  units.toSorted((one, other) => one.bounds.y - other.bounds.y || one.bounds.x - other.bounds.x)

const wordsIn = (units: ReadonlyArray<Unit>): ReadonlyArray<TextLayer> =>
  units.filter(({ role }) => role === "Words").flatMap(({ layers }) => layers.filter(isText))

const placedText = (layer: TextLayer, size: number, box: Box): TextLayer => ({ ...layer, size, rotation: 0, box })

/** Words below one another in the middle of a box. */
const stackedWords = ({ texts, gap, height }: FittedWords, box: Box): ReadonlyArray<Layer> => {
  let y = box.y + Math.max(0, (box.height - height) / 2)
  return texts.map(({ layer, size, height: own }) => {
    const placed = placedText(layer, size, { x: box.x, y, width: box.width, height: own })
    y += own + gap
    return placed
  })
}

/** Pictures, words and buttons beside one another, in the direction of the words. */
const inRow = (units: ReadonlyArray<Unit>, region: Box): ReadonlyArray<Layer> => {
  const words = wordsIn(units)
  const gap = Math.min(region.width * 0.03, region.height * 0.3)
  const wanted = units
    .filter(({ role }) => role === "Media" || role === "Button")
    .map((unit) => {
      const high = region.height * (unit.role === "Button" ? 0.62 : 1)
      const most = region.width * (unit.role === "Button" ? 0.28 : 0.22)
      return { unit, width: Math.min(most, (unit.bounds.width / unit.bounds.height) * high), height: high }
    })
  const gaps = gap * (wanted.length - (words.length > 0 ? 0 : 1))
  const taken = wanted.reduce((sum, { width }) => sum + width, 0)
  const room = Math.max(1, (words.length > 0 ? 0.6 : 1) * region.width - gaps)
  const share = Math.min(1, room / Math.max(taken, 1))
  const wordsWidth = Math.max(1, region.width - taken * share - gaps)
  const isMirrored = isRightToLeftText(words[0]?.text ?? "")
  const mirrored = (box: Box): Box =>
    isMirrored ? { ...box, x: 2 * region.x + region.width - box.x - box.width } : box

  let x = region.x
  const take = (width: number, height: number): Box => {
    const box = { x, y: region.y + (region.height - height) / 2, width, height }
    x += width + gap
    return mirrored(box)
  }
  const boxed = (role: Unit["role"]) =>
    wanted
      .filter(({ unit }) => unit.role === role)
      .flatMap(({ unit, width, height }) => containedIn(unit.layers, unit.bounds, take(width * share, height)))
  const media = boxed("Media")
  const fitted = fittedWords(words, wordsWidth, region.height)
  const texts = words.length === 0 ? [] : [take(wordsWidth, region.height)]
  const stacked = texts.flatMap((box) => (fitted === undefined ? [] : stackedWords(fitted, box)))
  return [...media, ...stacked, ...boxed("Button")]
}

/** Everything below one another, in the order of the first page. */
const inColumn = (units: ReadonlyArray<Unit>, region: Box): ReadonlyArray<Layer> => {
  const blocks = units.filter(({ role }) => role === "Media" || role === "Button")
  const gap = Math.min(region.height * 0.03, region.width * 0.12)
  const heightOf = (unit: Unit): number =>
    Math.min(
      region.height * (unit.role === "Button" ? 0.14 : 0.24),
      (unit.bounds.height / unit.bounds.width) * region.width * (unit.role === "Button" ? 1 : 0.8),
    )
  const words = wordsIn(units)
  const count = blocks.length + words.length
  const gaps = gap * Math.max(0, count - 1)
  const taken = blocks.reduce((sum, unit) => sum + heightOf(unit), 0)
  const room = Math.max(1, (words.length > 0 ? 0.6 : 1) * region.height - gaps)
  const share = Math.min(1, room / Math.max(taken, 1))
  const fitted = fittedWords(words, region.width, Math.max(1, region.height - gaps - taken * share))
  const texts = fitted?.texts ?? []
  const used = taken * share + texts.reduce((sum, { height }) => sum + height, 0)
  const shown = blocks.length + texts.length
  const space = Math.min(gap * 2.5, Math.max(0, region.height - used) / Math.max(1, shown - 1))
  let y = region.y + Math.max(0, (region.height - used - space * (shown - 1)) / 2)
  const take = (height: number): Box => {
    const box = { x: region.x, y, width: region.width, height }
    y += height + space
    return box
  }
  return units.flatMap((unit): ReadonlyArray<Layer> => {
    if (unit.role === "Media" || unit.role === "Button")
      return containedIn(unit.layers, unit.bounds, take(heightOf(unit) * share))
    return unit.layers.flatMap((layer) => {
      const text = texts.find((one) => one.layer === layer)
      return text === undefined ? [] : [placedText(text.layer, text.size, take(text.height))]
    })
  })
}

/**
 * Units on a page of another shape: grounds cover it, pictures that ran off the first page take a side, panels stand behind
 * the words, and the rest stands in a row or a column, in colours that can be read there. What cannot be read or only adorns is left out.
 */
export const flowedLayers = (
  units: ReadonlyArray<Unit>,
  first: PageSize,
  page: PageSize,
  background: string,
): ReadonlyArray<Layer> => {
  const isRow = page.width / page.height >= 1.5
  const { region, behind } = flowRegions(units, first, page, isRow)
  const grounds = units
    .filter(({ role }) => role === "Ground")
    .flatMap(({ layers }) => layers.map((layer) => groundLayer(layer, page)))
  const items = inReadingOrder(units.filter(({ role }) => role === "Words" || role === "Button" || role === "Media"))
  const inside = region ?? safeBoxOf(page)
  const placed = isRow ? inRow(items, inside) : inColumn(items, inside)
  return [...grounds, ...behind, ...readableOnGround(placed, [...grounds, ...behind], background)]
}
