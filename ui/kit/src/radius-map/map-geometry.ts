import { geoCircle, geoGraticule, geoMercator, geoPath, type GeoProjection } from "d3-geo"

export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

const kilometresPerDegree = 111.195

/** A spherical circle as GeoJSON. */
export const circleAround = (centre: Coordinates, kilometres: number) =>
  geoCircle()
    .center([centre.longitude, centre.latitude])
    .radius(kilometres / kilometresPerDegree)
    .precision(2)()

/** A mercator projection in which the circles fill the square, less a margin. */
export const fitted = (
  circles: ReadonlyArray<ReturnType<typeof circleAround>>,
  width: number,
  height: number,
  margin: number,
): GeoProjection =>
  geoMercator().fitExtent(
    [
      [margin, margin],
      [width - margin, height - margin],
    ],
    { type: "GeometryCollection", geometries: [...circles] },
  )

/** SVG paths of shapes in a projection. */
export const pathsOf = (projection: GeoProjection) => geoPath(projection)

/** Lines of latitude and longitude a tenth, fifth or half degree apart, by size. */
export const graticuleAround = (centre: Coordinates, kilometres: number) => {
  const step = kilometres < 12 ? 0.1 : kilometres < 40 ? 0.2 : 0.5
  const reach = Math.max(1, (kilometres / kilometresPerDegree) * 4)
  return geoGraticule()
    .step([step, step])
    .extent([
      [centre.longitude - reach, Math.max(-84, centre.latitude - reach)],
      [centre.longitude + reach, Math.min(84, centre.latitude + reach)],
    ])()
}

/** A round length in kilometres near a fifth of the width, and its length in pixels. */
export const scaleBar = (
  projection: GeoProjection,
  centre: Coordinates,
  width: number,
): { readonly kilometres: number; readonly pixels: number } => {
  const east = centre.longitude + 1 / (kilometresPerDegree * Math.cos((centre.latitude * Math.PI) / 180))
  const from = projection([centre.longitude, centre.latitude]) ?? [0, 0]
  const to = projection([east, centre.latitude]) ?? [1, 0]
  const perKilometre = Math.abs(to[0] - from[0])
  const wanted = width / 5 / perKilometre
  const kilometres = [100, 50, 20, 10, 5, 2, 1].find((length) => length <= wanted) ?? 1
  return { kilometres, pixels: kilometres * perKilometre }
}
