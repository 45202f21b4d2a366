import { AssistantClientRefused } from "@domain/identity"
import { Context, Effect, Layer } from "effect"
import { ClientDocuments } from "../ports/client-documents.ts"

/** The documents that programs publish, by address; tests and stories put them there. */
export class PublishedDocuments extends Context.Service<PublishedDocuments, Map<string, unknown>>()(
  "identity/testing/PublishedDocuments",
) {}

/** Documents in memory; an address without one cannot be read. */
export const memoryClientDocuments = Layer.effectContext(
  Effect.sync(() => {
    const published = new Map<string, unknown>()
    return Context.make(PublishedDocuments, published).pipe(
      Context.add(ClientDocuments, {
        read: (address) =>
          published.has(address)
            ? Effect.succeed(published.get(address))
            : Effect.fail(new AssistantClientRefused({ problem: "documentUnread" })),
      }),
    )
  }),
)
