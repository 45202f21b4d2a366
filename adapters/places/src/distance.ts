/** A position in degrees. */
export type Position = { readonly latitude: number; readonly longitude: number }

const earthRadiusKm = 6371.0088
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres. */
export const haversineKm = (a: Position, b: Position): number => {
  const dLat = radians(b.latitude - a.latitude)
  const dLon = radians(b.longitude - a.longitude)
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)))
}

const kmPerDegree = 110.5

/** A cheap test by latitude alone: false only when the position is certainly outside the radius. */
export const mayBeWithin = (centre: Position, position: Position, radiusKm: number): boolean =>
  Math.abs(position.latitude - centre.latitude) * kmPerDegree <= radiusKm * 1.01
