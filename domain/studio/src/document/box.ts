import { Schema } from "effect"

const place = Schema.Finite.check(Schema.isBetween({ minimum: -20_000, maximum: 20_000 }))
const extent = Schema.Finite.check(Schema.isBetween({ minimum: 0.01, maximum: 20_000 }))

/** A rectangle on a page in pixels, before it is turned about its middle. */
export const Box = Schema.Struct({ x: place, y: place, width: extent, height: extent })
export type Box = typeof Box.Type

/** The rectangle around a box that is turned by degrees about its middle. */
export const boundsOf = ({ x, y, width, height }: Box, degrees = 0): Box => {
  if (degrees % 180 === 0) return { x, y, width, height }
  const radians = (degrees * Math.PI) / 180
  const [sine, cosine] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))]
  const [wide, high] = [width * cosine + height * sine, width * sine + height * cosine]
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high }
}

/** The rectangle around boxes; undefined without any. */
export const around = (boxes: ReadonlyArray<Box>): Box | undefined => {
  if (boxes.length === 0) return undefined
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

const slack = 0.01

/** Whether a box lies inside another, to a hundredth of a pixel. */
export const isInside = (box: Box, area: Box): boolean =>
  box.x >= area.x - slack &&
  box.y >= area.y - slack &&
  box.x + box.width <= area.x + area.width + slack &&
  box.y + box.height <= area.y + area.height + slack

/** Whether two boxes share more than an edge. */
export const overlaps = (one: Box, other: Box): boolean =>
  one.x + one.width > other.x + slack &&
  other.x + other.width > one.x + slack &&
  one.y + one.height > other.y + slack &&
  other.y + other.height > one.y + slack

/** The middle of a box. */
export const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

/** How far a box has to move to lie inside an area that is large enough. */
export const shiftInto = (box: Box, area: Box) => {
  const along = (start: number, length: number, from: number, room: number): number => {
    if (start < from) return from - start
    return Math.min(0, from + room - (start + length))
  }
  return {
    x: along(box.x, box.width, area.x, area.width),
    y: along(box.y, box.height, area.y, area.height),
  }
}
