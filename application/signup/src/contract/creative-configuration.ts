import { Schema } from "effect"
import { contract, listOf, textOf, exampleDraft } from "@application/kernel"
import { Objective, Offer, TemplateNotFound } from "@domain/creatives"
import { InvalidFields } from "@domain/identity"
import { SessionId } from "@domain/kernel"
import {
  CreativeConfiguration,
  DetailsChanged,
  DetailsFrozen,
  SessionBelongsToUser,
  SessionNotFound,
} from "@domain/signup"
import { SavedChange } from "./business-details.ts"

const revision = Schema.optionalKey(Schema.Int)
const failures = [SessionNotFound, SessionBelongsToUser, DetailsChanged, DetailsFrozen, InvalidFields] as const

/** Saves a draft's offer, as a difference of it would be saved. Spec: calls L5. */
export const SaveOfferDetails = contract("signup/SaveOfferDetails", {
  kind: "command",
  access: "fillSignup",
  route: "POST /LocalBusiness/offerDetails",
  specification: ["L5"],
  summary: "Save a draft's offer",
  description: "With a revision, an offer that was changed elsewhere since is not overwritten.",
  example: { ...exampleDraft, offerDetail: { type: 1, value: 15, validUntil: "2026-12-31" } },
  input: Schema.Struct({
    sessionId: SessionId,
    offerDetail: Schema.Struct({
      ...Offer.fields,
      value: Schema.optionalKey(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }))),
      text: Schema.optionalKey(textOf(200)),
    }),
    revision,
  }),
  output: SavedChange,
  failures,
})

/** Saves what is chosen for a draft's creatives, if anything is named, and answers what they may be made of. Spec: calls L8. */
export const SaveCreativeConfiguration = contract("signup/SaveCreativeConfiguration", {
  kind: "command",
  access: "fillSignup",
  route: "POST /LocalBusiness/CreativeConfiguration",
  specification: ["L8"],
  summary: "Choose what a draft's creatives are made of",
  description:
    "Saves what is named and answers the templates, best first, the sizes and the buttons that the objective allows. With sessionId alone nothing is changed.",
  example: { ...exampleDraft, objective: 2, selectedTemplateId: "spotlight" },
  input: Schema.Struct({
    sessionId: SessionId,
    objective: Schema.optionalKey(Objective),
    promoteServices: Schema.optionalKey(listOf(textOf(80), 20)),
    selectedTemplateId: Schema.optionalKey(textOf(40)),
    palette: Schema.optionalKey(listOf(textOf(9), 8)),
    revision,
  }),
  output: CreativeConfiguration,
  failures: [...failures, TemplateNotFound],
})
