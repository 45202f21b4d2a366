import { offeringOf } from "@domain/campaigns"
import { Clock, Effect } from "effect"
import { CategoryCatalogue } from "@application/businesses/services"
import { CurrentRequest, Ids, type InputOf, JobQueue, ServicesOn, UnitOfWork, handler } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { type BusinessCategory, isSameReading } from "@domain/businesses"
import {
  type SignupSession,
  type SessionChange,
  begunAnew,
  inRegion,
  regionFor,
  rememberedQuery,
  sessionFlavourOf,
  withChange,
  withoutReadings,
} from "@domain/signup"
import { ForbiddenPortal, TooManyRequests } from "@domain/identity"
import { cutText, type Region } from "@domain/kernel"
import { maySignUp, type Portal } from "@domain/portals"
import { textLimits } from "@domain/validation"
import { ExtractBusinessDetails, ReadSlowWebsite, StartBusinessDetails } from "../contract/business-details.ts"
import { campaignsHere } from "./campaigns-here.ts"
import { changeableSession } from "./session-access.ts"
import { SessionRepository, type StoredSession } from "../ports/session-repository.ts"
import { withAdCategory, withServicesOfCategory } from "./category-services.ts"
import { countCaller, countKey, mostReadingsWaiting, signupLimits } from "./limits.ts"
import { addressesOf } from "./named-addresses.ts"
import { callerOf, turnOf } from "./reading-turns.ts"
import { saveSession } from "./session-changes.ts"

type Input = InputOf<typeof StartBusinessDetails>

const categoryOf = Effect.fnUntraced(function* (typed: string, language: string) {
  const known = yield* (yield* CategoryCatalogue).bySlug(typed, language)
  const named: BusinessCategory = { slug: "other", name: typed }
  return known ?? named
})

const freshDetails = Effect.fnUntraced(function* (input: Input, { signup = {}, flags }: Portal) {
  const ids = yield* Ids
  const now = yield* Clock.currentTimeMillis
  const queryParameters = rememberedQuery(input.queryParameters ?? {})
  const details: SignupSession = {
    sessionId: yield* ids.sessionId,
    encodedId: yield* ids.secret,
    revision: 1,
    region: input.region,
    flavour: sessionFlavourOf(queryParameters, { journey: signup.journey, shortenFlow: input.shortenFlow }),
    shortenFlow: input.shortenFlow ?? signup.journey === "shortened",
    ...(signup.phone !== undefined && { phoneRequirement: signup.phone }),
    ...(signup.account !== undefined && { accountRequirement: signup.account }),
    longestPrimaryText: signup.longestPrimaryText ?? textLimits.primaryText,
    ...offeringOf(yield* ServicesOn, flags),
    queryParameters,
    launchState: "BusinessDetails",
    extraction: { status: "none", stage: "queued" },
    sources: {},
    suggestedCategories: [],
    suggestedServices: [],
    phoneVerified: false,
    paid: false,
    createdAt: now,
    updatedAt: now,
    business: {},
    creative: {},
    targeting: {},
    budget: {},
    accounts: {},
  }
  return details
})

/** The draft with what was typed just now, ready for a reading of what was named. */
const startedFrom = Effect.fnUntraced(function* (current: SignupSession, input: Input) {
  const { typed, toRead } = yield* addressesOf(input)
  const language = input.language ?? current.business.language ?? "en"
  const name = input.name?.trim() ?? ""
  const owned: SessionChange = {
    business: {
      ...typed,
      ...(input.language !== undefined && { language: cutText(input.language, 10) }),
      ...(name !== "" && { name }),
      ...(input.category !== undefined &&
        input.category !== "" && { category: yield* categoryOf(input.category, language) }),
    },
  }
  const [address, ...also] = toRead
  if (address === undefined) {
    return { ...withChange(current, owned, "owner"), extraction: { status: "none", stage: "queued" } as const }
  }
  const reading = { address, ...(also.length > 0 && { also }) }
  const base = isSameReading(current.extraction, reading) ? current : withoutReadings(current)
  const extraction = { status: "pending", stage: "queued", ...reading } as const
  return { ...withChange(base, owned, "owner"), extraction }
})

/** The caller's address; undefined where a call comes from none. */
const callersPlace = Effect.map(CurrentRequest, ({ ipAddress }) => (ipAddress === "" ? undefined : ipAddress))

/** Counts the readings of a place and a draft, so that nobody keeps us reading. */
const countReading = Effect.fnUntraced(function* ({
  sessionId,
  websiteUrl = "",
  facebookPageDetail,
  googlePlaceDetail,
}: Input) {
  if (websiteUrl === "" && facebookPageDetail === undefined && googlePlaceDetail === undefined) return
  yield* countCaller(signupLimits.readingByPlace)
  if (sessionId !== undefined) yield* countKey(signupLimits.readingBySession, sessionId)
})

/** Refuses more readings while so many of the same address wait. */
const boundReadings = Effect.gen(function* () {
  const place = yield* callersPlace
  if (place === undefined) return
  const queue = yield* JobQueue
  const quick = yield* queue.waiting(ExtractBusinessDetails, callerOf(place))
  const slow = yield* queue.waiting(ReadSlowWebsite, callerOf(place))
  if (quick + slow >= mostReadingsWaiting) return yield* new TooManyRequests({ retryAfterSeconds: 60 })
})

const readLater = Effect.fnUntraced(function* ({ sessionId, extraction }: SignupSession) {
  const { status, address, also } = extraction
  if (status !== "pending" || address === undefined) return
  const place = yield* callersPlace
  const input = { sessionId, address, ...(also !== undefined && { also }), ...(place !== undefined && { place }) }
  yield* (yield* JobQueue).later(ExtractBusinessDetails, input, turnOf(input))
})

/** Opens a session of the present portal, filled by `fill`. */
const opened = Effect.fnUntraced(function* <E, R>(
  input: Input,
  fill: (fresh: SignupSession) => Effect.Effect<SignupSession, E, R>,
) {
  const portal = yield* (yield* Portals).current
  if (!maySignUp(portal.flags)) return yield* new ForbiddenPortal({})
  yield* campaignsHere
  const details = yield* fill(yield* freshDetails(input, portal))
  yield* (yield* SessionRepository).create({ portalId: portal.id, details })
  return details
})

/** Opens an empty session in a region; run it in a transaction. */
export const beginSession = (region: Region) => opened({ region }, Effect.succeed)

const restart = Effect.fnUntraced(function* (session: StoredSession, input: Input) {
  const { details } = session
  const region = regionFor(details, input.region)
  const base = input.replacesTyped === true && !details.paid ? begunAnew(details) : details
  const again = yield* startedFrom(inRegion(base, region), input)
  return yield* saveSession(session, yield* withServicesOfCategory(details, again))
})

const started = Effect.fnUntraced(function* (input: Input) {
  const details =
    input.sessionId === undefined
      ? yield* opened(input, (fresh) => Effect.flatMap(startedFrom(fresh, input), withAdCategory))
      : yield* restart(yield* changeableSession(input.sessionId, ["websiteUrl"]), input)
  yield* readLater(details)
  return details
})

export const startBusinessDetails = handler(
  StartBusinessDetails,
  Effect.fnUntraced(function* (input) {
    yield* countCaller(signupLimits.start)
    yield* boundReadings
    yield* countReading(input)
    return yield* (yield* UnitOfWork).transact(started(input))
  }),
)
