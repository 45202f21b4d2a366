import { Effect, Schema } from "effect"
import { contract, textOf, exampleDraft } from "@application/kernel"
import { DetailsFrozen, SessionBelongsToUser, SessionNotFound, WireSession } from "@domain/signup"
import { AdCopy, BannerCopy, SearchAd, TemplateNotFound } from "@domain/creatives"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import { SessionId } from "@domain/kernel"

/** Drafts the ad texts from the business's facts; each is a suggestion until a person accepts it. */
export const DraftCopy = contract("creatives/DraftCopy", {
  kind: "query",
  access: "fillSignup",
  route: "GET /localBusiness/:sessionId/adCopy",
  summary: "Write ad texts for a draft",
  description:
    "Suggestions only. Put one of social, the search ad and the banner into the draft's creativeDetail, as adDetail, searchAd and bannerAd, then accept them. The banner is written from the other two where the draft has them. What the search ad proposes to stand beside it (sitelinks, callouts, snippet, showsPhone) comes from what the business stated and what its website says; leave out a part to decide later, or send it empty for none.",
  example: { ...exampleDraft, language: "en" },
  input: Schema.Struct({ sessionId: SessionId, language: Schema.optionalKey(textOf(20)) }),
  output: Schema.Struct({
    social: Schema.Array(AdCopy),
    search: SearchAd,
    banner: BannerCopy,
    keywords: Schema.Array(Schema.String),
  }),
  failures: [SessionNotFound, SessionBelongsToUser],
})

/**
 * Accepts the ad texts that the draft holds, exactly as they stand: only accepted texts are published, and a later change of
 * them needs a new acceptance. Ours.
 */
export const AcceptCopy = contract("creatives/AcceptCopy", {
  kind: "workflow",
  access: "fillSignup",
  route: "POST /localBusiness/:sessionId/adCopy/accept",
  summary: "Accept a draft's ad texts as they stand",
  description:
    "Only accepted texts are published. The draft's adDetail, searchAd and bannerAd are accepted exactly as they are now; whoever changes them later has to accept them again. acceptedHash in the answer is the server's and is never worked out by a client. Send an empty object.",
  example: exampleDraft,
  input: Schema.Struct({ sessionId: SessionId }),
  output: WireSession,
  failures: [SessionNotFound, SessionBelongsToUser, DetailsFrozen, InvalidFields],
})

/** Draws the session's creative in a template as a stored PNG, 1000x1000 or in a story's or banner's size. Spec: calls L6. */
export const RenderCreative = contract("creatives/RenderCreative", {
  kind: "workflow",
  access: "fillSignup",
  route: "POST /Template/:templateId/customize",
  specification: ["L6"],
  summary: "Draw a draft's ad as a picture",
  description:
    "size is square, story, landscape, leaderboard, rectangle or mobile; another one is drawn square. The draft keeps the template that it has. hostedUrl is where one of the two creative hosts draws the draft's ad whenever it is looked at: t/{id}/ with size, variant (Default or a template), scaleFactor from 0.1 to 2, format (png or jpg) and ptype n.",
  example: { ...exampleDraft, templateId: "spotlight", size: "square" },
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
