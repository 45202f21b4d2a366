import {
  allowedCallsToAction,
  CallToAction,
  type CreativeSize,
  CreativeSizeName,
  creativeSizes,
  Objective,
  type TemplateFacts,
  templatesFor,
} from "@domain/creatives"
import { Schema } from "effect"
import { CreativeDetail, creativeDetailOf, objectiveOf } from "@domain/campaigns"
import type { SignupSession } from "./signup-session.ts"

/** What a draft's creatives are made of and may be made of, templates best first. Spec: calls, CreativeConfiguration. */
export const CreativeConfiguration = Schema.Struct({
  chosen: Schema.Struct({
    objective: Schema.optionalKey(Objective),
    promoteServices: Schema.optionalKey(Schema.Array(Schema.String)),
    selectedTemplateId: Schema.optionalKey(Schema.String),
    adDetail: CreativeDetail.fields.adDetail,
  }),
  templates: Schema.Array(Schema.Struct({ id: Schema.String, usesPhoto: Schema.Boolean, forOffers: Schema.Boolean })),
  sizes: Schema.Array(Schema.Struct({ name: CreativeSizeName, width: Schema.Int, height: Schema.Int })),
  callsToAction: Schema.Array(CallToAction),
})
export type CreativeConfiguration = typeof CreativeConfiguration.Type

const templateOf = ({ id, usesPhoto, forOffers }: TemplateFacts) => ({ id, usesPhoto, forOffers })

const sizes: ReadonlyArray<CreativeSize> = Object.values(creativeSizes)

/** The configuration of a draft's creatives. */
export const creativeConfigurationOf = (
  session: Pick<SignupSession, "business" | "creative">,
): CreativeConfiguration => {
  const { business, creative } = session
  const hasOffer = creative.offerDetail !== undefined && creative.offerDetail.type !== "Skip"
  const hasPhoto = creative.creativeDetail?.picture !== undefined || (business.pictures ?? []).length > 0
  return {
    chosen: creativeDetailOf(session),
    templates: templatesFor({ hasOffer, hasPhoto }).map(templateOf),
    sizes,
    callsToAction: allowedCallsToAction(objectiveOf(session)),
  }
}
