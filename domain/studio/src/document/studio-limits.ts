/** Bounds of designs. Ours. */
export const studioLimits = {
  designs: 200,
  name: 80,
  folder: 60,
  layers: 200,
  sizes: 16,
  text: 600,
  address: 2048,
  /** Pixels of a page's side. */
  leastSide: 20,
  mostSide: 4096,
  /** Versions of a design that stay. */
  versions: 40,
  /** Minutes that saves of one sitting share a version. */
  minutesOfVersion: 10,
  /** Days in which a removed design can be brought back. */
  daysOfRemoved: 30,
  colours: 12,
  logos: 6,
} as const
