import { safeCall, type SafeFetchOptions } from "@adapters/web-extraction"
import { ClientDocuments } from "@application/identity/ports"
import { AssistantClientRefused } from "@domain/identity"
import { Cache, Effect, Exit, Layer, Schema } from "effect"

/** The specification suggests 5 kB; documents with many addresses are larger. */
const mostBytes = 32_000
const documentsCached = 500
const millisecondsCached = 5 * 60_000

const readJson = Schema.decodeUnknownEffect(Schema.fromJsonString(Schema.Unknown))

/**
 * Documents of programs through the safe fetch: public addresses alone, encrypted, without following redirects, which the
 * specification forbids. A good one is remembered for five minutes, so that consent and choice see the same.
 */
export const clientDocuments = (fetch: SafeFetchOptions) =>
  Layer.effect(
    ClientDocuments,
    Effect.gen(function* () {
      const unread = () => new AssistantClientRefused({ problem: "documentUnread" })
      const documents = yield* Cache.makeWith(
        (address: string) =>
          safeCall(
            address,
            { method: "GET", headers: { accept: "application/json" } },
            { ...fetch, totalTimeout: 5_000, maximumBytes: mostBytes },
          ).pipe(
            Effect.filterOrFail(({ status }) => status === 200, unread),
            Effect.flatMap(({ text }) => readJson(text)),
            Effect.mapError(unread),
          ),
        { capacity: documentsCached, timeToLive: (exit) => (Exit.isSuccess(exit) ? millisecondsCached : 0) },
      )
      return { read: (address) => Cache.get(documents, address) }
    }),
  )
