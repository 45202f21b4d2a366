import { errorCode } from "@domain/errors"
import { Result, Schema } from "effect"
import { creativeHostQuery } from "./creative-host.ts"
import { type CreativeSize, creativeSizes } from "./creative-size.ts"
import { isTemplate } from "./templates/catalogue.ts"

/** What an address of a creative's picture asks for, as it stands in the query. */
export interface HostedCreativeQuery {
  readonly size?: string
  readonly variant?: string
  readonly scaleFactor?: string
  readonly format?: string
  readonly ptype?: string
}

/** How a creative's picture is drawn at its own address; `scale` multiplies the pixels of its size. */
export interface HostedCreative {
  readonly size: CreativeSize
  /** Absent for the creative's own. */
  readonly templateId?: string
  readonly scale: number
  readonly format: "png" | "jpeg"
}

/** An address of a creative's picture asks for what is not drawn. Spec: error catalogue, 102. */
export class HostedCreativeRefused extends Schema.TaggedError<HostedCreativeRefused>()("HostedCreativeRefused", {
  errorCode: errorCode(102),
  parameter: Schema.Literals(["size", "variant", "scaleFactor", "format", "ptype"]),
}) {}

/** The bounds of the scale; ours, so that no address costs more than a small poster. */
export const scaleBounds = { least: 0.1, most: 2 } as const

const formats = new Map<string, HostedCreative["format"]>([
  ["png", "png"],
  ["jpg", "jpeg"],
  ["jpeg", "jpeg"],
])

const refuse = (parameter: HostedCreativeRefused["parameter"]) => Result.fail(new HostedCreativeRefused({ parameter }))

/**
 * Reads the query of a creative's address: one of the sizes of creatives, the variant Default or a template, a scale of 0.1 to
 * 2, png or jpg, and type n. What is left out is the specification's. Spec: 7.9, images.
 */
export const hostedCreative = (query: HostedCreativeQuery): Result.Result<HostedCreative, HostedCreativeRefused> => {
  const asked = { ...creativeHostQuery, scaleFactor: "1", ...query }
  const size = Object.values(creativeSizes).find(({ width, height }) => `${width}x${height}` === asked.size)
  if (size === undefined) return refuse("size")
  const isOwn = asked.variant === creativeHostQuery.variant
  if (!isOwn && !isTemplate(asked.variant)) return refuse("variant")
  const scale = /^\d{1,2}(?:\.\d{1,4})?$/.test(asked.scaleFactor) ? Number(asked.scaleFactor) : Number.NaN
  if (!(scale >= scaleBounds.least && scale <= scaleBounds.most)) return refuse("scaleFactor")
  const format = formats.get(asked.format)
  if (format === undefined) return refuse("format")
  if (asked.ptype !== creativeHostQuery.ptype) return refuse("ptype")
  return Result.succeed({ size, scale, format, ...(!isOwn && { templateId: asked.variant }) })
}
