import { Resolver } from "node:dns/promises"
import { Effect, Predicate } from "effect"

/** Answers of name servers that say for sure that there is no such record. */
const noRecord: ReadonlySet<string> = new Set(["ENOTFOUND", "ENODATA"])

const codeOf = (error: unknown): string =>
  Predicate.hasProperty(error, "code") && typeof error.code === "string" ? error.code : "unknown"

/**
 * Asks name servers for the texts of a name's TXT records, each put together from its parts; the machine's own servers unless
 * others are named. Fails with the resolver's code where nobody answers within seconds.
 */
export const txtRecords = (servers?: ReadonlyArray<string>) => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  if (servers !== undefined) resolver.setServers(servers)
  return (name: string): Effect.Effect<ReadonlyArray<string>, string> =>
    Effect.tryPromise({ try: () => resolver.resolveTxt(name), catch: codeOf }).pipe(
      Effect.map((records) => records.map((parts) => parts.join(""))),
      Effect.catchIf(
        (code) => noRecord.has(code),
        () => Effect.succeed([]),
      ),
    )
}
