import { type Box, middleOf } from "../document/box.ts"
import type { Layer } from "../document/layer.ts"
import { type PageSize, safeBoxOf } from "../document/page-size.ts"
import { isBehindWords, largestWords, type Unit } from "./units.ts"

/** The part of a page for words, and the layers that stand behind it and beside it. */
export interface FlowRegions {
  readonly region: Box
  readonly behind: ReadonlyArray<Layer>
}

const intersection = (one: Box, other: Box): Box => {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)]
  return {
    x,
    y,
    width: Math.max(1, Math.min(one.x + one.width, other.x + other.width) - x),
    height: Math.max(1, Math.min(one.y + one.height, other.y + other.height) - y),
  }
}

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: Math.max(1, width - 2 * by),
  height: Math.max(1, height - 2 * by),
})

/** The side of a page that a picture takes, and what is left of the page. */
const splitPage = (page: PageSize, isRow: boolean, isAtStart: boolean) => {
  const { width, height } = page
  const taken = isRow ? Math.min(height * 1.4, width * 0.35) : Math.min(width, height * 0.4)
  const side: Box = isRow
    ? { x: isAtStart ? 0 : width - taken, y: 0, width: taken, height }
    : { x: 0, y: isAtStart ? 0 : height - taken, width, height: taken }
  const rest: Box = isRow
    ? { x: isAtStart ? taken : 0, y: 0, width: width - taken, height }
    : { x: 0, y: isAtStart ? taken : 0, width, height: height - taken }
  return { side, rest }
}

/** Divides a page between the first picture that ran off the first page and the words; a panel covers the words' part. */
export const flowRegions = (
  units: ReadonlyArray<Unit>,
  first: PageSize,
  page: PageSize,
  isRow: boolean,
): FlowRegions => {
  const picture = units.find(({ role, layers: [layer] }) => role === "Bleed" && layer?.kind === "Picture")
  const middle = picture && middleOf(picture.bounds)
  const isAtStart = middle === undefined || (isRow ? middle.x <= first.width / 2 : middle.y <= first.height / 2)
  const { side, rest } =
    picture === undefined ? { side: undefined, rest: { x: 0, y: 0, ...page } } : splitPage(page, isRow, isAtStart)
  const safe = safeBoxOf(page)
  const headline = largestWords(units)
  const isPanel = (unit: Unit, at: number): boolean =>
    unit.role === "Panel" ||
    (unit.role === "Bleed" &&
      unit.layers[0]?.kind === "Shape" &&
      isBehindWords(
        unit,
        units.slice(at + 1).filter((one) => one === headline),
      ))
  const panels = units.filter(isPanel)
  const margin = Math.min(page.width, page.height) * 0.05
  const inner = intersection(inset(rest, side === undefined ? 0 : margin), safe)
  const behind = units.flatMap((unit): ReadonlyArray<Layer> => {
    if (unit === picture && side !== undefined)
      return unit.layers.map((layer) => ({ ...layer, box: side, rotation: 0 }))
    if (!panels.includes(unit)) return []
    const box = unit.role === "Panel" ? inner : rest
    return unit.layers.map((layer) => ({
      ...layer,
      box,
      rotation: 0,
      ...(layer.kind === "Shape" && { radius: Math.min(layer.radius, box.height / 4) }),
    }))
  })
  const hasInnerPanel = panels.some(({ role }) => role === "Panel")
  return { region: hasInnerPanel ? inset(inner, margin) : inner, behind }
}
