import { Effect } from "effect"
import { UnitOfWork, workflow } from "@application/kernel"
import {
  type BusinessDetails,
  type ExtractedDetails,
  type ExtractionProblem,
  ExtractionStage,
  fillDetails,
  type SessionNotFound,
} from "@domain/businesses"
import type { SessionId } from "@domain/kernel"
import { ExtractBusinessDetails } from "../contract/business-details.ts"
import { CategoryAdvice } from "../ports/category-advice.ts"
import { SessionRepository } from "../ports/session-repository.ts"
import { WebsiteReader } from "../ports/website-reader.ts"
import { saveDetails } from "./session-changes.ts"

const most = 6

const stillReading = ({ extraction }: BusinessDetails, address: string): boolean =>
  extraction.status === "pending" && extraction.address === address

/** Changes the draft in a short transaction of its own, unless this reading has ended or another has replaced it. */
const changing = Effect.fnUntraced(function* (
  sessionId: SessionId,
  address: string,
  change: (details: BusinessDetails) => BusinessDetails,
): Effect.fn.Return<void, SessionNotFound, UnitOfWork | SessionRepository> {
  const sessions = yield* SessionRepository
  yield* (yield* UnitOfWork).transact(
    Effect.flatMap(sessions.forUpdate(sessionId), (session) =>
      stillReading(session.details, address) ? saveDetails(session, change(session.details)) : Effect.void,
    ),
  )
})

const order = (stage: ExtractionStage): number => ExtractionStage.literals.indexOf(stage)

const reached =
  (stage: ExtractionStage) =>
  (details: BusinessDetails): BusinessDetails =>
    order(stage) <= order(details.extraction.stage)
      ? details
      : { ...details, extraction: { ...details.extraction, stage } }

const failed =
  (problem: ExtractionProblem) =>
  (details: BusinessDetails): BusinessDetails => ({
    ...details,
    extraction: { ...details.extraction, status: "failed", problem },
  })

const adviceFor = Effect.fnUntraced(function* (found: ExtractedDetails, language: string) {
  const catalogue = yield* CategoryAdvice
  const slug = found.category?.value
  const named = slug === undefined ? undefined : yield* catalogue.bySlug(slug, language)
  const words = [found.name, ...found.services, found.description].flatMap((fact) => fact?.value ?? [])
  const alike = yield* catalogue.categoriesFor(words, language)
  const categories = [...(named === undefined ? [] : [named]), ...alike.filter((each) => each.slug !== slug)]
  const best = categories[0]
  const services = best === undefined ? [] : yield* catalogue.servicesOf(best.slug, language)
  return { categories: categories.slice(0, most), services }
})

export const extractBusinessDetails = workflow(
  ExtractBusinessDetails,
  Effect.fnUntraced(function* ({ sessionId, address }) {
    const { details } = yield* (yield* SessionRepository).byId(sessionId)
    if (!stillReading(details, address)) return {}
    const reader = yield* WebsiteReader
    const services = yield* Effect.context<UnitOfWork | SessionRepository>()
    const onProgress = (stage: ExtractionStage) =>
      stage === "done"
        ? Effect.void
        : changing(sessionId, address, reached(stage)).pipe(
            Effect.catchTag("SessionNotFound", () => Effect.void),
            Effect.provideContext(services),
          )
    const reading = yield* Effect.result(reader.read(address, details.region, onProgress))
    if (reading._tag === "Failure") {
      yield* changing(sessionId, address, failed(reading.failure.problem))
      return {}
    }
    const found = reading.success
    const advice = yield* adviceFor(found, details.language ?? "en")
    yield* changing(sessionId, address, (current) => ({
      ...fillDetails(current, found, advice),
      extraction: { ...current.extraction, status: "done", stage: "done" },
    }))
    return {}
  }),
)
