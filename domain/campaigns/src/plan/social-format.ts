import { isCarouselAllowed, type Objective } from "@domain/creatives"
import { Struct } from "effect"
import type { PlanCreative, CreativeDetail } from "./creative.ts"
import { objectiveOf } from "./objective-of.ts"

interface Format {
  /** The parts of a creative that make a social ad look so; the first says that it does. */
  readonly parts: ReadonlyArray<keyof CreativeDetail>
  /** Whether the network takes it for an objective. */
  readonly suits: (objective: Objective) => boolean
}

const formats = {
  picture: { parts: [], suits: () => true },
  carousel: { parts: ["cards", "carousel"], suits: isCarouselAllowed },
  video: { parts: ["video"], suits: () => true },
} as const satisfies Readonly<Record<string, Format>>

/** How a social ad looks. Ours. */
export type SocialFormat = keyof typeof formats

/** Every format, in the order in which it is offered. */
export const socialFormats = Struct.keys(formats)

/** What decides on the format of a social ad. */
export interface FormattedPlan {
  readonly creative: Pick<PlanCreative, "objective" | "creativeDetail">
}

/** The formats that the network takes of a plan. */
export const formatsFor = (plan: FormattedPlan): ReadonlyArray<SocialFormat> =>
  socialFormats.filter((format) => formats[format].suits(objectiveOf(plan)))

/** The format of a plan's social ad: a format that the network takes and the creative has parts of, else a picture. */
export const socialFormatOf = (plan: FormattedPlan): SocialFormat => {
  const { creativeDetail = {} } = plan.creative
  const isMadeOf = ([first]: ReadonlyArray<keyof CreativeDetail>) =>
    first !== undefined && creativeDetail[first] !== undefined
  return formatsFor(plan).find((format) => isMadeOf(formats[format].parts)) ?? "picture"
}

/** The parts of a creative that belong to one format. */
export const onlyFormat = (format: SocialFormat, creative: CreativeDetail): CreativeDetail =>
  Struct.pick(
    creative,
    formats[format].parts.filter((part) => creative[part] !== undefined),
  )

/** A change that leaves a creative without the parts of all formats but one. */
export const withoutOtherFormats = (format: SocialFormat): { readonly [Part in keyof CreativeDetail]?: undefined } =>
  Object.fromEntries(
    socialFormats
      .filter((other) => other !== format)
      .flatMap((other) => formats[other].parts.map((part) => [part, undefined])),
  )
