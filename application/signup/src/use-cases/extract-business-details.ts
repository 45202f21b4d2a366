import { adLanguageOf, adLanguageOfWebsite } from "@domain/campaigns"
import { Duration, Effect, Option, Ref, Result } from "effect"
import { CategoryCatalogue } from "@application/businesses/services"
import { type InputOf, JobQueue, RateLimits, takeKilobytes, UnitOfWork, handler } from "@application/kernel"
import { type ExtractedDetails, type ExtractionProblem, ExtractionStage, isSameReading } from "@domain/businesses"
import { readerName } from "@domain/portals"
import { type SignupSession, fillSession, type SessionNotFound } from "@domain/signup"
import { ExtractBusinessDetails, ReadSlowWebsite } from "../contract/business-details.ts"
import { Portals } from "@application/portals/services"
import { SessionRepository } from "../ports/session-repository.ts"
import { withAdName } from "./category-services.ts"
import { readBusiness } from "./read-business.ts"
import { turnOf } from "./reading-turns.ts"
import { saveSession } from "./session-changes.ts"

const most = 6

/** How long a website may take to answer before it waits among the slow ones. */
const firstAnswerWithin = Duration.seconds(2.5)

type Reading = InputOf<typeof ExtractBusinessDetails>

const stillReading = ({ extraction }: SignupSession, reading: Reading): boolean =>
  extraction.status === "pending" && isSameReading(extraction, reading)

/** Changes the draft in a short transaction of its own, unless this reading has ended or another has replaced it. */
const changing = Effect.fnUntraced(function* (
  reading: Reading,
  change: (details: SignupSession) => SignupSession,
): Effect.fn.Return<void, SessionNotFound, UnitOfWork | SessionRepository> {
  const sessions = yield* SessionRepository
  yield* (yield* UnitOfWork).transact(
    Effect.flatMap(sessions.forUpdate(reading.sessionId), (session) =>
      stillReading(session.details, reading) ? saveSession(session, change(session.details)) : Effect.void,
    ),
  )
})

const order = (stage: ExtractionStage): number => ExtractionStage.literals.indexOf(stage)

const reached =
  (stage: ExtractionStage) =>
  (details: SignupSession): SignupSession =>
    order(stage) <= order(details.extraction.stage)
      ? details
      : { ...details, extraction: { ...details.extraction, stage } }

const failed =
  (problem: ExtractionProblem) =>
  (details: SignupSession): SignupSession => ({
    ...details,
    extraction: { ...details.extraction, status: "failed", problem },
  })

/** The language that the draft's ads will have once the website has been read. */
const adLanguageAfter = ({ region, business, sources }: SignupSession, { language }: ExtractedDetails) => {
  const read = language && adLanguageOfWebsite(language.value)
  const isOwners = sources["adLanguage"] === "owner" || read === undefined
  return adLanguageOf({ region, business: isOwners ? business : { adLanguage: read } })
}

const adviceFor = Effect.fnUntraced(function* (found: ExtractedDetails, language: string, adLanguage: string) {
  const catalogue = yield* CategoryCatalogue
  const slug = found.category?.value
  const known = slug === undefined ? undefined : yield* catalogue.bySlug(slug, language)
  const words = [found.name, ...found.services, found.description].flatMap((fact) => fact?.value ?? [])
  const alike = yield* catalogue.categoriesFor(words, language)
  const categories = [...(known === undefined ? [] : [known]), ...alike.filter((each) => each.slug !== slug)]
  const best = categories[0]
  const services = best === undefined ? [] : yield* catalogue.servicesOf(best.slug, adLanguage)
  const named = yield* Effect.forEach(categories.slice(0, most), (each) => withAdName(each, adLanguage))
  return { categories: named, services }
})

/** Counts the pictures of a reading, and notes when there were too many of them. */
const countPictures = Effect.fnUntraced(function* ({ sessionId, place = "" }: Reading) {
  const services = yield* Effect.context<RateLimits>()
  const leftOut = yield* Ref.make(false)
  const admitPicture = (kilobytes: number) =>
    takeKilobytes({ sessionId, ipAddress: place }, kilobytes).pipe(
      Effect.tapError(() => Ref.set(leftOut, true)),
      Effect.provideContext(services),
    )
  return { admitPicture, leftOut: Ref.get(leftOut) }
})

/** Reads the addresses of a draft into it; none if the first has not answered within the time given. */
const readInto = Effect.fnUntraced(function* (reading: Reading, within?: Duration.Duration) {
  const { details, portalId } = yield* (yield* SessionRepository).byId(reading.sessionId)
  if (!stillReading(details, reading)) return Option.some({})
  const services = yield* Effect.context<UnitOfWork | SessionRepository>()
  const hasAnswered = yield* Ref.make(false)
  const onProgress = (stage: ExtractionStage) =>
    stage === "done"
      ? Effect.void
      : changing(reading, reached(stage)).pipe(
          Effect.catchTag("SessionNotFound", () => Effect.void),
          Effect.provideContext(services),
          Effect.andThen(Ref.update(hasAnswered, (has) => has || order(stage) > order("fetching"))),
        )
  const { admitPicture, leftOut } = yield* countPictures(reading)
  const addresses = [reading.address, ...(reading.also ?? [])]
  const calls = { readerName: readerName(yield* (yield* Portals).byId(portalId)), onProgress, admitPicture }
  const whole = Effect.asSome(readBusiness(addresses, details.region, calls))
  const unanswered = (time: Duration.Duration) =>
    Effect.andThen(
      Effect.sleep(time),
      Effect.flatMap(Ref.get(hasAnswered), (has) => (has ? Effect.never : Effect.succeedNone)),
    )
  const outcome = yield* within === undefined ? whole : Effect.raceFirst(whole, unanswered(within))
  if (Option.isNone(outcome)) return Option.none()
  if (Result.isFailure(outcome.value)) {
    yield* changing(reading, failed(outcome.value.failure))
    return Option.some({})
  }
  const extracted = outcome.value.success
  const advice = yield* adviceFor(extracted, details.business.language ?? "en", adLanguageAfter(details, extracted))
  const picturesLeftOut = yield* leftOut
  yield* changing(reading, (current) => ({
    ...fillSession(current, extracted, advice),
    extraction: {
      ...current.extraction,
      status: "done",
      stage: "done",
      ...(picturesLeftOut && { picturesLeftOut }),
      ...(extracted.isPartial === true && { isPartial: true }),
    },
  }))
  return Option.some({})
})

export const extractBusinessDetails = handler(
  ExtractBusinessDetails,
  Effect.fnUntraced(function* (reading) {
    const read = yield* readInto(reading, firstAnswerWithin)
    if (Option.isNone(read)) yield* (yield* JobQueue).later(ReadSlowWebsite, reading, turnOf(reading))
    return {}
  }),
)

export const readSlowWebsite = handler(ReadSlowWebsite, (reading) => Effect.as(readInto(reading), {}))
