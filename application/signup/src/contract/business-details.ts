import { Result, Schema } from "effect"
import { contract, RegionOrIndia, textOf, draftBody, exampleDraft } from "@application/kernel"
import { InvalidWebsite } from "@domain/businesses"
import { CampaignMoveNotOffered } from "@domain/campaigns"
import { WireSession, DetailsChanged, DetailsFrozen, SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import { ForbiddenPortal, InvalidFields, TooManyRequests } from "@domain/identity"
import { SessionId } from "@domain/kernel"
import { LaunchState } from "@domain/launch"
import { businessName, textLimits } from "@domain/validation"
import { SentChange, StoredChange } from "./wire-change.ts"

const address = Schema.String.check(Schema.isMaxLength(2048))

/** A business's name as its form takes it; empty for none. */
const Name = Schema.String.check(
  Schema.isMaxLength(80),
  Schema.makeFilter((typed: string) =>
    typed.trim() === "" || Result.isSuccess(businessName(typed))
      ? undefined
      : `must be a name of at most ${textLimits.businessName} characters without special characters`,
  ),
)

/** A page of the business on a network: by the address that shows it, or by its id there (a page's user name will do). */
const PageDetail = Schema.Struct({
  url: Schema.optionalKey(address),
  id: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(300))),
})

/**
 * Opens a sign-up session, or restarts reading in an existing one, and queues the reading of the website, the Facebook page
 * and the Google listing that are named, the website foremost. Progress is in `extraction` of the answer and of
 * GetBusinessDetails. Spec: calls L1.
 */
export const StartBusinessDetails = contract("signup/StartBusinessDetails", {
  kind: "workflow",
  access: "fillSignup",
  route: "POST /LocalBusiness/businessDetails",
  specification: ["L1"],
  summary: "Start a draft, or read another website into one",
  description:
    "Answers at once with a draft whose sessionId opens it. A website or page that was named is read in the background: get the draft until extraction.status is no longer pending. A portal that takes no sign-ups starts none.",
  example: { region: "IN", language: "en", websiteUrl: "https://sunrise-dental.example" },
  input: Schema.Struct({
    sessionId: Schema.optionalKey(SessionId),
    region: RegionOrIndia,
    language: Schema.optionalKey(textOf(20)),
    websiteUrl: Schema.optionalKey(address),
    facebookPageDetail: Schema.optionalKey(PageDetail),
    googlePlaceDetail: Schema.optionalKey(PageDetail),
    name: Schema.optionalKey(Name),
    category: Schema.optionalKey(textOf(120)),
    shortenFlow: Schema.optionalKey(Schema.Boolean),
    /** Begins the draft again without earlier readings and typing. Otherwise the owner's typing stays. */
    replacesTyped: Schema.optionalKey(Schema.Boolean),
    queryParameters: Schema.optionalKey(Schema.Record(textOf(200), textOf(2048)).check(Schema.isMaxProperties(50))),
  }),
  output: WireSession,
  failures: [
    ForbiddenPortal,
    CampaignMoveNotOffered,
    InvalidWebsite,
    SessionNotFound,
    SessionBelongsToUser,
    DetailsFrozen,
    TooManyRequests,
  ],
})

/** Spec: calls L3. */
export const GetBusinessDetails = contract("signup/GetBusinessDetails", {
  kind: "query",
  access: "readSignup",
  route: "GET /LocalBusiness/businessDetails",
  specification: ["L3"],
  summary: "Get a draft",
  example: exampleDraft,
  input: Schema.Struct({ sessionId: SessionId }),
  output: WireSession,
  failures: [SessionNotFound, SessionBelongsToUser],
})

/** What a saved difference made of the session; `mergeUpdate` brings a session up to date with it. */
export const SavedChange = Schema.Struct({
  since: Schema.Int,
  revision: Schema.Int,
  updatedAt: Schema.Number,
  changes: StoredChange,
  launchState: LaunchState,
  phoneVerified: Schema.Boolean,
  suggestedServices: Schema.optionalKey(Schema.Array(Schema.String)),
})

/**
 * Applies a difference to the session, moves `launchState` forward (never back) and answers with what changed. Fields
 * that a payment or launch has promised are refused, and so are (with the present session) those changed since `revision`.
 * Spec: calls L2, states "Patches send only the difference".
 */
export const UpdateBusinessDetails = contract("signup/UpdateBusinessDetails", {
  kind: "command",
  access: "fillSignup",
  route: "PATCH /LocalBusiness/businessDetails",
  largestBody: draftBody,
  specification: ["L2"],
  summary: "Change fields of a draft",
  description:
    "Send only the fields that change, each with its whole new value; null removes one. All wrong fields are refused together, and then nothing changes. launchState says how far the person has come and never goes back.",
  example: {
    ...exampleDraft,
    changes: [
      { Name: "objective", Value: 2 },
      { Name: "promoteServices", Value: ["Teeth whitening"] },
      { Name: "channels", Value: [1, 2] },
    ],
    launchState: 400,
  },
  input: Schema.Struct({
    sessionId: SessionId,
    changes: SentChange,
    launchState: Schema.optionalKey(LaunchState),
    revision: Schema.optionalKey(Schema.Int),
  }),
  output: SavedChange,
  failures: [SessionNotFound, SessionBelongsToUser, DetailsChanged, DetailsFrozen, InvalidFields],
})

const reading = {
  kind: "workflow" as const,
  access: "system" as const,
  input: Schema.Struct({
    sessionId: SessionId,
    address: Schema.String,
    also: Schema.optionalKey(Schema.Array(Schema.String)),
    /** The IP address of the caller who started the reading. */
    place: Schema.optionalKey(Schema.String),
  }),
  output: Schema.Struct({}),
  failures: [SessionNotFound],
}

/**
 * The worker's half of StartBusinessDetails: reads the addresses, the first one foremost, and fills what the owner has not typed. A
 * website that is slow to answer waits for ReadSlowWebsite.
 */
export const ExtractBusinessDetails = contract("signup/ExtractBusinessDetails", reading)

/** Reads a website that was slow to answer, apart from the others, so that nobody waits behind it. */
export const ReadSlowWebsite = contract("signup/ReadSlowWebsite", reading)
