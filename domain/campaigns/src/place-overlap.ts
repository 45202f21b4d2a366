/** A point on the map, in degrees. */
export interface Spot {
  readonly latitude: number
  readonly longitude: number
}

const kilometersPerDegree = 111.2

/** The distance of two points that are near each other, in kilometres. */
export const kilometersBetween = (one: Spot, other: Spot): number => {
  const north = one.latitude - other.latitude
  const middle = (one.latitude + other.latitude) / 2
  const east = (one.longitude - other.longitude) * Math.cos((middle * Math.PI) / 180)
  return kilometersPerDegree * Math.hypot(north, east)
}

/** The share of a disc that another disc covers, from 0 to 1, by their radii and the distance of their centres. */
export const coveredShare = (radius: number, otherRadius: number, distance: number): number => {
  if (distance >= radius + otherRadius) return 0
  if (distance <= otherRadius - radius) return 1
  if (distance <= radius - otherRadius) return (otherRadius / radius) ** 2
  const corner = (near: number, far: number) => {
    const cosine = (distance ** 2 + near ** 2 - far ** 2) / (2 * distance * near)
    return near ** 2 * Math.acos(Math.min(1, Math.max(-1, cosine)))
  }
  const kite =
    (radius + otherRadius - distance) *
    (distance + radius - otherRadius) *
    (distance - radius + otherRadius) *
    (distance + radius + otherRadius)
  const shared = corner(radius, otherRadius) + corner(otherRadius, radius) - Math.sqrt(Math.max(0, kite)) / 2
  return Math.min(1, Math.max(0, shared / (Math.PI * radius ** 2)))
}
