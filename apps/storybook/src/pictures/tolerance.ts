/** The Chromium that drew the kept pictures, which another version may draw a little otherwise. */
const keptVersion = 150

interface Tolerance {
  /** From 0 to 1: how unlike two colours may be and count as the same. */
  readonly threshold: number
  readonly allowedMismatchedPixels?: number
  readonly allowedMismatchedPixelRatio?: number
}

/** How far a picture may differ from the kept one in a browser: by no more than a dot, or by the edges of its letters. */
export const toleranceIn = (userAgent: string): Tolerance =>
  Number(/Chrome\/(\d+)/u.exec(userAgent)?.[1]) === keptVersion
    ? { threshold: 0.01, allowedMismatchedPixels: 12 }
    : { threshold: 0.2, allowedMismatchedPixelRatio: 0.015 }
