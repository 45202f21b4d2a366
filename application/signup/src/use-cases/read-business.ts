import { Effect, Result } from "effect"
import { type ExtractedDetails, type ExtractionProblem, joinSources } from "@domain/businesses"
import type { Region } from "@domain/kernel"
import { addressKind } from "@domain/validation"
import { PageReader } from "../ports/page-reader.ts"
import type { ReadingCalls } from "../ports/reading-calls.ts"
import { WebsiteReader } from "../ports/website-reader.ts"

const isOnNetwork = (address: string): boolean => ["facebook", "google"].includes(addressKind(address))

const readOne = Effect.fnUntraced(function* (address: string, region: Region, calls: ReadingCalls) {
  const { read } = isOnNetwork(address) ? yield* PageReader : yield* WebsiteReader
  const reading: Effect.Effect<ExtractedDetails, { readonly problem: ExtractionProblem }> = read(address, region, calls)
  return yield* Effect.result(reading)
})

/** The website that a page on a network names, where none was given. */
const namedWebsite = (addresses: ReadonlyArray<string>, found: ExtractedDetails): string | undefined =>
  addresses.every(isOnNetwork) ? found.websiteUrl?.value : undefined

/**
 * What the addresses say together, the first one foremost; the website that a page names is read as well and fills what is
 * missing. Fails with the first problem only when nothing could be read. Spec: business-details extraction.
 */
export const readBusiness = Effect.fnUntraced(function* (
  addresses: ReadonlyArray<string>,
  region: Region,
  calls: ReadingCalls,
) {
  let details: ExtractedDetails | undefined
  let problem: ExtractionProblem = "NothingFound"
  for (const address of addresses) {
    const reading = yield* readOne(address, region, calls)
    if (Result.isSuccess(reading))
      details = details === undefined ? reading.success : joinSources(details, reading.success)
    else if (address === addresses[0]) problem = reading.failure.problem
  }
  if (details === undefined) return Result.fail(problem)
  const website = namedWebsite(addresses, details)
  if (website === undefined) return Result.succeed(details)
  yield* calls.onProgress("contactPage")
  const further = yield* readOne(website, region, calls)
  return Result.succeed(Result.isSuccess(further) ? joinSources(details, further.success) : details)
})
