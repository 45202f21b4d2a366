import { Effect, Result } from "effect"
import { type InputOf, UnitOfWork, workflow } from "@application/kernel"
import {
  type BusinessDetails,
  type ExtractedDetails,
  type ExtractionProblem,
  ExtractionStage,
  fillDetails,
  isSameReading,
  type SessionNotFound,
} from "@domain/businesses"
import { ExtractBusinessDetails } from "../contract/business-details.ts"
import { CategoryAdvice } from "../ports/category-advice.ts"
import { SessionRepository } from "../ports/session-repository.ts"
import { readBusiness } from "./read-business.ts"
import { saveDetails } from "./session-changes.ts"

const most = 6

type Asked = InputOf<typeof ExtractBusinessDetails>

const stillReading = ({ extraction }: BusinessDetails, asked: Asked): boolean =>
  extraction.status === "pending" && isSameReading(extraction, asked)

/** Changes the draft in a short transaction of its own, unless this reading has ended or another has replaced it. */
const changing = Effect.fnUntraced(function* (
  asked: Asked,
  change: (details: BusinessDetails) => BusinessDetails,
): Effect.fn.Return<void, SessionNotFound, UnitOfWork | SessionRepository> {
  const sessions = yield* SessionRepository
  yield* (yield* UnitOfWork).transact(
    Effect.flatMap(sessions.forUpdate(asked.sessionId), (session) =>
      stillReading(session.details, asked) ? saveDetails(session, change(session.details)) : Effect.void,
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
  Effect.fnUntraced(function* (asked) {
    const { details } = yield* (yield* SessionRepository).byId(asked.sessionId)
    if (!stillReading(details, asked)) return {}
    const services = yield* Effect.context<UnitOfWork | SessionRepository>()
    const onProgress = (stage: ExtractionStage) =>
      stage === "done"
        ? Effect.void
        : changing(asked, reached(stage)).pipe(
            Effect.catchTag("SessionNotFound", () => Effect.void),
            Effect.provideContext(services),
          )
    const reading = yield* readBusiness([asked.address, ...(asked.also ?? [])], details.region, onProgress)
    if (Result.isFailure(reading)) {
      yield* changing(asked, failed(reading.failure))
      return {}
    }
    const found = reading.success
    const advice = yield* adviceFor(found, details.language ?? "en")
    yield* changing(asked, (current) => ({
      ...fillDetails(current, found, advice),
      extraction: { ...current.extraction, status: "done", stage: "done" },
    }))
    return {}
  }),
)
