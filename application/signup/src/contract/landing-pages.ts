import { Schema } from "effect"
import { contract, exampleDraft } from "@application/kernel"
import { LandingFinding } from "@domain/campaigns"
import { TooManyRequests } from "@domain/identity"
import { SessionId } from "@domain/kernel"
import { SessionBelongsToUser, SessionNotFound } from "@domain/signup"

/** A page that a draft's ads open, with our finding; `host` is the site that it led to. */
export const LandingPage = Schema.Struct({
  address: Schema.String,
  finding: LandingFinding,
  host: Schema.optionalKey(Schema.String),
  /** Whether a link below the search ad opens it, and not the ad. */
  isSitelink: Schema.optionalKey(Schema.Boolean),
})
export type LandingPage = typeof LandingPage.Type

/** Opens the pages that a draft's ads lead to, before money is paid for them. Ours. */
export const CheckLandingPages = contract("signup/CheckLandingPages", {
  kind: "query",
  access: "readSignup",
  route: "GET /LocalBusiness/landingPages",
  summary: "Open the pages that a draft's ads lead to",
  description:
    "Each page is opened anew. NotWorking does not answer, Elsewhere ends on another site (host), Unfinished is parked or empty, Differs names neither the business nor what it promotes; networks refuse ads for these. Unknown lets only people in. isSitelink marks the pages that links below the search ad open, which need not be about the business as a whole. Empty where the ads open a call, a form or the business's page here.",
  example: exampleDraft,
  input: Schema.Struct({ sessionId: SessionId }),
  output: Schema.Struct({ pages: Schema.Array(LandingPage) }),
  failures: [SessionNotFound, SessionBelongsToUser, TooManyRequests],
})
