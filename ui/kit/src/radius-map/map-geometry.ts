export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** A point in the drawing, in pixels from its upper left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A part of the world in a frame of pixels, in Mercator projection. */
export interface MapView {
  readonly width: number
  readonly height: number
  readonly pointOf: (place: Coordinates) => Point
  readonly placeOf: (point: Point) => Coordinates
}

const degree = Math.PI / 180
const kilometresPerDegree = 111.195

/** Projects to Mercator's plane, in radians of longitude; y grows southwards. */
const planeOf = ({ latitude, longitude }: Coordinates): Point => ({
  x: longitude * degree,
  y: -Math.asinh(Math.tan(latitude * degree)),
})

/** Points at a distance from another, every three degrees. */
export const circleAround = ({ latitude, longitude }: Coordinates, kilometres: number): ReadonlyArray<Coordinates> => {
  const [north, reach] = [latitude * degree, (kilometres / kilometresPerDegree) * degree]
  return Array.from({ length: 120 }, (_, index) => {
    const bearing = index * 3 * degree
    const sine = Math.sin(north) * Math.cos(reach) + Math.cos(north) * Math.sin(reach) * Math.cos(bearing)
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(reach) * Math.cos(north),
      Math.cos(reach) - Math.sin(north) * sine,
    )
    return { latitude: Math.asin(sine) / degree, longitude: longitude + east / degree }
  })
}

/** The view that fits the places into the frame with a margin. */
export const fittedView = (
  places: ReadonlyArray<Coordinates>,
  width: number,
  height: number,
  margin: number,
): MapView => {
  const points = places.map(planeOf)
  const span = (values: ReadonlyArray<number>) => {
    const [least, most] = [Math.min(...values), Math.max(...values)]
    return { length: most - least, middle: (least + most) / 2 }
  }
  const across = span(points.map(({ x }) => x))
  const down = span(points.map(({ y }) => y))
  const scale = Math.min((width - 2 * margin) / across.length, (height - 2 * margin) / down.length)
  return {
    width,
    height,
    pointOf: (place) => {
      const { x, y } = planeOf(place)
      return { x: width / 2 + (x - across.middle) * scale, y: height / 2 + (y - down.middle) * scale }
    },
    placeOf: ({ x, y }) => ({
      longitude: (across.middle + (x - width / 2) / scale) / degree,
      latitude: -Math.atan(Math.sinh(down.middle + (y - height / 2) / scale)) / degree,
    }),
  }
}

const pixels = (length: number): string => length.toFixed(1)

/** The SVG path around places. */
export const outlineOf = ({ pointOf }: MapView, places: ReadonlyArray<Coordinates>): string =>
  `M${places
    .map(pointOf)
    .map(({ x, y }) => `${pixels(x)},${pixels(y)}`)
    .join("L")}Z`

const multiples = (step: number, from: number, to: number): ReadonlyArray<number> => {
  const firstStep = Math.ceil(from / step)
  return Array.from(
    { length: Math.max(0, Math.floor(to / step) - firstStep + 1) },
    (_, index) => (firstStep + index) * step,
  )
}

/** The SVG path of the parallels and meridians in view, at round degrees, about three from top to bottom. */
export const graticuleOf = ({ width, height, pointOf, placeOf }: MapView): string => {
  const northWest = placeOf({ x: 0, y: 0 })
  const southEast = placeOf({ x: width, y: height })
  const wanted = (northWest.latitude - southEast.latitude) / 3.5
  const step = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10].find((degrees) => degrees >= wanted) ?? 20
  const meridians = multiples(step, northWest.longitude, southEast.longitude).map(
    (longitude) => `M${pixels(pointOf({ latitude: 0, longitude }).x)},0V${height}`,
  )
  const parallels = multiples(step, southEast.latitude, northWest.latitude).map(
    (latitude) => `M0,${pixels(pointOf({ latitude, longitude: 0 }).y)}H${width}`,
  )
  return [...meridians, ...parallels].join("")
}

/** A round length in kilometres of at most a fifth of the width, and its pixels at the centre of the view. */
export const scaleBar = (
  { width, height, pointOf, placeOf }: MapView,
  unitKilometres = 1,
): { readonly kilometres: number; readonly pixels: number } => {
  const { latitude, longitude } = placeOf({ x: width / 2, y: height / 2 })
  const east = longitude + 1 / (kilometresPerDegree * Math.cos(latitude * degree))
  const perKilometre = pointOf({ latitude, longitude: east }).x - width / 2
  const perUnit = perKilometre * unitKilometres
  const units = [100, 50, 20, 10, 5, 2, 1].find((length) => length <= width / 5 / perUnit) ?? 1
  const kilometres = units * unitKilometres
  return { kilometres, pixels: kilometres * perKilometre }
}
