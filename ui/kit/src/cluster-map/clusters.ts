import type { Point } from "../radius-map/map-geometry.ts"

/** Places that stand close together in a drawing, at the middle of them. */
export interface Cluster<Place> extends Point {
  readonly places: ReadonlyArray<Place>
}

/** Groups places by squares of the drawing, in reading order; each place is in one cluster. `cell` is in pixels. */
export const clustersOf = <Place>(
  places: ReadonlyArray<Place>,
  pointOf: (place: Place) => Point,
  cell: number,
): ReadonlyArray<Cluster<Place>> => {
  const squares = new Map<string, { row: number; column: number; x: number; y: number; places: Array<Place> }>()
  for (const place of places) {
    const { x, y } = pointOf(place)
    const [row, column] = [Math.floor(y / cell), Math.floor(x / cell)]
    const name = `${row} ${column}`
    const square = squares.get(name)
    if (square === undefined) squares.set(name, { row, column, x, y, places: [place] })
    else {
      square.x += x
      square.y += y
      square.places.push(place)
    }
  }
  return [...squares.values()]
    .toSorted((one, other) => one.row - other.row || one.column - other.column)
    .map(({ x, y, places: inside }) => ({ x: x / inside.length, y: y / inside.length, places: inside }))
}
