import { Ids, LinkHasher } from "@application/kernel"
import {
  type AssistantConnection,
  assistantPolicy,
  assistantSecret,
  type AssistantSecretKind,
  secretExpiry,
} from "@domain/identity"
import type { PortalId, UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { AssistantConnections, AssistantSecrets } from "../stores/assistants.ts"

export type StoredConnection = AssistantConnection & { readonly portalId: PortalId }

/** The text of a code or token as it is hashed, behind the prefix of its kind. */
const hashedAs = (secret: string) => `assistant:${secret}`

/** Makes a code or token of a connection; its text is told this once. */
export const madeSecret = Effect.fnUntraced(function* (
  connection: StoredConnection,
  kind: AssistantSecretKind,
  ofCode: { readonly challenge?: string; readonly redirectAddress?: string } = {},
) {
  const { portalId, id: connectionId, userId } = connection
  const text = assistantSecret(kind, yield* (yield* Ids).secret)
  const secretHash = yield* (yield* LinkHasher).hash(hashedAs(text))
  const expiresAt = secretExpiry(kind, yield* Clock.currentTimeMillis, connection)
  yield* (yield* AssistantSecrets).add({ portalId, secretHash, kind, connectionId, userId, expiresAt, ...ofCode })
  return text
})

/** The stored code or token of a text, locked until the transaction ends where it is about to be used. */
export const secretOf = Effect.fnUntraced(function* (portalId: PortalId, text: string, forChange: boolean) {
  const secrets = yield* AssistantSecrets
  for (const secretHash of yield* (yield* LinkHasher).accepted(hashedAs(text))) {
    const key = { portalId, secretHash }
    const stored = yield* forChange ? secrets.forChange(key) : secrets.find(key)
    if (stored !== undefined) return stored
  }
  return undefined
})

/** The key of the connection that a code or token belongs to. */
export const connectionKey = ({
  portalId,
  userId,
  connectionId: id,
}: {
  readonly portalId: PortalId
  readonly userId: UserId
  readonly connectionId: string
}) => ({ portalId, userId, id })

/** Ends a connection at once, and with it all of its codes and tokens. */
export const endConnection = Effect.fnUntraced(function* (connection: StoredConnection) {
  if (connection.revokedAt !== undefined) return
  const revokedAt = yield* Clock.currentTimeMillis
  yield* (yield* AssistantConnections).save({ ...connection, revokedAt })
})

/** Ends every connection of a person, as when all of their sign-ins are ended. */
export const endConnectionsOf = Effect.fnUntraced(function* (portalId: PortalId, userId: UserId) {
  const connections = yield* AssistantConnections
  const { rows } = yield* connections.list("ofUser", { portalId, userId })
  for (const { id } of rows) {
    const connection = yield* connections.forChange({ portalId, userId, id })
    if (connection !== undefined) yield* endConnection(connection)
  }
})

/** A fresh access token and refresh token of a connection, as the token endpoint answers them. */
export const issuedTokens = Effect.fnUntraced(function* (connection: StoredConnection) {
  const now = yield* Clock.currentTimeMillis
  return {
    access_token: yield* madeSecret(connection, "access"),
    token_type: "Bearer" as const,
    expires_in: Math.floor(Math.min(assistantPolicy.accessMilliseconds, connection.expiresAt - now) / 1_000),
    refresh_token: yield* madeSecret(connection, "refresh"),
    scope: connection.scopes.join(" "),
  }
})
