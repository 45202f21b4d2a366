import { Clock, Effect } from "effect"
import {
  AssistantClientRefused,
  checkedDocument,
  documentHost,
  isRegisteredClientId,
  type AssistantClient,
} from "@domain/identity"
import type { PortalId } from "@domain/kernel"
import { ClientDocuments } from "../ports/client-documents.ts"
import { AssistantClients } from "../stores/assistants.ts"

/** A program that asks for access, and the host that vouches for what it says of itself. */
export interface KnownClient {
  readonly client: AssistantClient
  readonly host?: string
}

/** A program by its id: by its own document at an address, else by its registration at the portal. */
export const knownClient = Effect.fnUntraced(function* (portalId: PortalId, programId: string) {
  const host = documentHost(programId)
  if (host !== undefined) {
    const document = yield* (yield* ClientDocuments).read(programId)
    const known: KnownClient = { client: yield* Effect.fromResult(checkedDocument(document, programId)), host }
    return known
  }
  const registered = isRegisteredClientId(programId)
    ? yield* (yield* AssistantClients).find({ portalId, programId })
    : undefined
  if (registered === undefined) return yield* new AssistantClientRefused({ problem: "clientUnknown" })
  const known: KnownClient = { client: registered }
  return known
})

/** Notes that a person was asked for a registered program, which is kept so much longer. */
export const noteAsked = Effect.fnUntraced(function* (portalId: PortalId, programId: string) {
  if (!isRegisteredClientId(programId)) return
  const clients = yield* AssistantClients
  const registered = yield* clients.forChange({ portalId, programId })
  if (registered !== undefined) yield* clients.save({ ...registered, usedAt: yield* Clock.currentTimeMillis })
})
