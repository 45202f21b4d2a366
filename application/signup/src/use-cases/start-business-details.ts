import { Clock, Effect, Result } from "effect"
import { Ids, type InputOf, JobQueue, UnitOfWork, workflow } from "@application/kernel"
import {
  type BusinessCategory,
  type BusinessDetails,
  type DetailChanges,
  InvalidWebsite,
  rememberedQuery,
  sessionFlavourOf,
  withDetails,
  withoutReadings,
} from "@domain/businesses"
import { hostOf, isSocialLink, website } from "@domain/validation"
import { ExtractBusinessDetails, StartBusinessDetails } from "../contract/business-details.ts"
import { CategoryAdvice } from "../ports/category-advice.ts"
import { Portals } from "../ports/portals.ts"
import { accessibleSessionForUpdate } from "./session-access.ts"
import { SessionRepository, type StoredSession } from "../ports/session-repository.ts"
import { countCaller, signupLimits } from "./limits.ts"
import { saveDetails } from "./session-changes.ts"

type Input = InputOf<typeof StartBusinessDetails>

const isFacebook = (address: string): boolean => /(^|\.)(facebook\.com|fb\.com|fb\.me)$/.test(hostOf(address))

const normalised = (typed: string | undefined) =>
  typed === undefined || typed.trim() === ""
    ? Effect.succeed(undefined)
    : Result.match(website(typed), {
        onFailure: () => Effect.fail(new InvalidWebsite({})),
        onSuccess: (address) => Effect.succeed(address),
      })

interface Addresses {
  readonly typed: DetailChanges
  /** The website to read; none when only pages on other networks are named. */
  readonly toRead: string | undefined
}

/** A page on a social network is kept, as the Facebook page where it is one, and never read as a website. */
const addressesOf = Effect.fnUntraced(function* (input: Input) {
  const site = yield* normalised(input.websiteUrl)
  const facebook = yield* normalised(input.facebookPageUrl)
  const place = yield* normalised(input.googlePlaceUrl)
  const social = site !== undefined && isSocialLink(site)
  const typed: DetailChanges = {
    ...(site !== undefined && { [social && isFacebook(site) ? "facebookPageUrl" : "websiteUrl"]: site }),
    ...(facebook !== undefined && { facebookPageUrl: facebook }),
    ...(place !== undefined && { googlePlaceUrl: place }),
  }
  const addresses: Addresses = { typed, toRead: social ? undefined : site }
  return addresses
})

const categoryOf = Effect.fnUntraced(function* (typed: string, language: string) {
  const known = yield* (yield* CategoryAdvice).bySlug(typed, language)
  const named: BusinessCategory = { slug: "other", name: typed }
  return known ?? named
})

const freshDetails = Effect.fnUntraced(function* (input: Input) {
  const ids = yield* Ids
  const now = yield* Clock.currentTimeMillis
  const queryParameters = rememberedQuery(input.queryParameters ?? {})
  const details: BusinessDetails = {
    sessionId: yield* ids.sessionId,
    encodedId: yield* ids.secret,
    revision: 1,
    region: input.region,
    flavour: sessionFlavourOf(queryParameters, input.shortenFlow ?? false),
    shortenFlow: input.shortenFlow ?? false,
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
  }
  return details
})

/** The draft with what was typed just now, ready for a reading of its website where that is wanted. */
const startedFrom = Effect.fnUntraced(function* (current: BusinessDetails, input: Input) {
  const { typed, toRead } = yield* addressesOf(input)
  const language = input.language ?? current.language ?? "en"
  const name = input.name?.trim() ?? ""
  const owned: DetailChanges = {
    ...typed,
    ...(input.language !== undefined && { language: input.language.slice(0, 10) }),
    ...(name !== "" && { name }),
    ...(input.category !== undefined &&
      input.category !== "" && { category: yield* categoryOf(input.category, language) }),
  }
  const anew = toRead !== undefined && toRead !== current.extraction.address
  const base = anew ? withoutReadings(current) : current
  const details = withDetails(base, owned, "owner")
  if (toRead === undefined) return { ...details, extraction: { status: "none", stage: "queued" } as const }
  return { ...details, extraction: { status: "pending", stage: "queued", address: toRead } as const }
})

const readLater = Effect.fnUntraced(function* ({ sessionId, extraction: { status, address } }: BusinessDetails) {
  if (status !== "pending" || address === undefined) return
  const queue = yield* JobQueue
  yield* queue.later(ExtractBusinessDetails, { sessionId, address }, { singletonKey: `${sessionId} ${address}` })
})

const begin = Effect.fnUntraced(function* (input: Input) {
  const portal = yield* (yield* Portals).current
  const details = yield* startedFrom(yield* freshDetails(input), input)
  yield* (yield* SessionRepository).create({ portalId: portal.id, details })
  return details
})

const restart = Effect.fnUntraced(function* (session: StoredSession, input: Input) {
  const { details } = session
  const region = details.paid || details.businessProfileId !== undefined ? details.region : input.region
  return yield* saveDetails(session, yield* startedFrom({ ...details, region }, input))
})

const started = Effect.fnUntraced(function* (input: Input) {
  const details =
    input.sessionId === undefined
      ? yield* begin(input)
      : yield* restart(yield* accessibleSessionForUpdate(input.sessionId), input)
  yield* readLater(details)
  return details
})

export const startBusinessDetails = workflow(
  StartBusinessDetails,
  Effect.fnUntraced(function* (input) {
    yield* countCaller(signupLimits.start)
    return yield* (yield* UnitOfWork).transact(started(input))
  }),
)
