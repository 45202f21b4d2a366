import type { Point } from "../radius-map/map-geometry.ts"

/** Places that stand close together in a drawing, at the middle of them. */
export interface Cluster<Place> extends Point {
  readonly places: ReadonlyArray<Place>
}

type Square<Place> = { x: number; y: number; readonly places: Array<Place> }

const middleOf = <Place>({ x, y, places }: Square<Place>): Point => ({ x: x / places.length, y: y / places.length })

/** Takes squares into larger ones whose middles are nearer than `cell`, so that no two buttons lie on each other. */
const merged = <Place>(squares: ReadonlyArray<Square<Place>>, cell: number): ReadonlyArray<Square<Place>> => {
  const kept: Array<Square<Place>> = []
  for (const square of squares.toSorted((one, other) => other.places.length - one.places.length)) {
    const { x, y } = middleOf(square)
    const near = kept.find((other) => Math.hypot(middleOf(other).x - x, middleOf(other).y - y) < cell)
    if (near === undefined) kept.push(square)
    else {
      near.x += square.x
      near.y += square.y
      near.places.push(...square.places)
    }
  }
  return kept
}

/** Groups places that stand close together in the drawing, in reading order; each place is in one cluster. `cell` is in pixels. */
export const clustersOf = <Place>(
  places: ReadonlyArray<Place>,
  pointOf: (place: Place) => Point,
  cell: number,
): ReadonlyArray<Cluster<Place>> => {
  const squares = new Map<string, Square<Place>>()
  for (const place of places) {
    const { x, y } = pointOf(place)
    const name = `${Math.floor(y / cell)} ${Math.floor(x / cell)}`
    const square = squares.get(name)
    if (square === undefined) squares.set(name, { x, y, places: [place] })
    else {
      square.x += x
      square.y += y
      square.places.push(place)
    }
  }
  return merged([...squares.values()], cell)
    .map((square) => ({ ...middleOf(square), places: square.places }))
    .toSorted((one, other) => one.y - other.y || one.x - other.x)
}
