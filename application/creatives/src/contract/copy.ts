import { Effect, Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { DetailsFrozen, SessionBelongsToUser, SessionNotFound, WireSession } from "@domain/signup"
import { AdCopy, SearchAd, TemplateNotFound } from "@domain/creatives"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import { SessionId } from "@domain/kernel"

/** Drafts the ad texts from the business's facts; each is a suggestion until a person accepts it. */
export const DraftCopy = contract("creatives/DraftCopy", {
  access: "fillSignup",
  input: Schema.Struct({ sessionId: SessionId, language: Schema.optionalKey(textOf(20)) }),
  output: Schema.Struct({
    social: Schema.Array(AdCopy),
    search: SearchAd,
    keywords: Schema.Array(Schema.String),
  }),
  failures: [SessionNotFound, SessionBelongsToUser],
})

/**
 * Accepts the ad texts that the draft holds, exactly as they stand: only accepted texts are published, and a later change of
 * them needs a new acceptance. Ours.
 */
export const AcceptCopy = contract("creatives/AcceptCopy", {
  access: "fillSignup",
  input: Schema.Struct({ sessionId: SessionId }),
  output: WireSession,
  failures: [SessionNotFound, SessionBelongsToUser, DetailsFrozen, InvalidFields],
})

/** Draws the session's creative in a template as a stored PNG, 1000x1000 or in a story's or banner's size. Spec: calls L6. */
export const RenderCreative = contract("creatives/RenderCreative", {
  access: "fillSignup",
  input: Schema.Struct({
    sessionId: SessionId,
    templateId: textOf(40),
    size: textOf(40).pipe(Schema.withDecodingDefaultKey(Effect.succeed("square"))),
  }),
  output: Schema.Struct({
    url: Schema.String,
    width: Schema.Int,
    height: Schema.Int,
    /** Where a creative host draws the draft's ad as it is whenever somebody looks. */
    hostedUrl: Schema.String,
  }),
  failures: [SessionNotFound, SessionBelongsToUser, TemplateNotFound, TooManyRequests],
})
