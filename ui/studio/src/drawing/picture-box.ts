import type { PictureLayer } from "@domain/studio"

interface Extent {
  readonly width: number
  readonly height: number
}

/** The part of a picture that is seen, and where in its box. */
export const fittedPicture = ({ fit, focus, box }: PictureLayer, picture: Extent) => {
  if (fit === "Whole") {
    const share = Math.min(box.width / picture.width, box.height / picture.height)
    const [width, height] = [picture.width * share, picture.height * share]
    return { x: (box.width - width) / 2, y: (box.height - height) / 2, width, height }
  }
  const share = Math.max(box.width / picture.width, box.height / picture.height) * focus.zoom
  const [width, height] = [box.width / share, box.height / share]
  const crop = { x: (picture.width - width) * focus.x, y: (picture.height - height) * focus.y, width, height }
  return { x: 0, y: 0, width: box.width, height: box.height, crop }
}

/** The corners of a triangle in a box, as pairs of numbers. */
export const trianglePoints = (width: number, height: number): Array<number> => [width / 2, 0, width, height, 0, height]

const starCorners = 5

/** The corners of a star in a box, as pairs of numbers. */
export const starPoints = (width: number, height: number): Array<number> =>
  Array.from({ length: starCorners * 2 }, (_, corner) => {
    const reach = corner % 2 === 0 ? 0.5 : 0.21
    const angle = (Math.PI * corner) / starCorners - Math.PI / 2
    return [width * (0.5 + reach * Math.cos(angle)), height * (0.5 + reach * Math.sin(angle))]
  }).flat()

interface Outline {
  readonly rect: (x: number, y: number, width: number, height: number) => void
  readonly roundRect: (x: number, y: number, width: number, height: number, radii: number) => void
  readonly ellipse: (
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    turn: number,
    from: number,
    to: number,
  ) => void
  readonly moveTo: (x: number, y: number) => void
  readonly lineTo: (x: number, y: number) => void
  readonly closePath: () => void
}

const polygon = (context: Outline, points: ReadonlyArray<number>): void => {
  for (let at = 0; at < points.length; at += 2) {
    const [x = 0, y = 0] = points.slice(at, at + 2)
    if (at === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
  context.closePath()
}

/** Draws the outline that a picture is cut to. */
export const maskPath = (context: Outline, { mask, box: { width, height } }: PictureLayer): void => {
  if (mask === "Circle") return context.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, Math.PI * 2)
  if (mask === "Rounded") return context.roundRect(0, 0, width, height, Math.min(width, height) * 0.12)
  if (mask === "Triangle") return polygon(context, trianglePoints(width, height))
  if (mask === "Star") return polygon(context, starPoints(width, height))
  return context.rect(0, 0, width, height)
}
