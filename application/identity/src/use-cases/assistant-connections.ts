import { handler } from "@application/kernel"
import { AssistantConnectionNotFound, isConnected } from "@domain/identity"
import { Clock, Effect } from "effect"
import { ListAssistantConnections, RevokeAssistantConnection } from "../contract/assistants.ts"
import { AssistantConnections } from "../stores/assistants.ts"
import { endConnection } from "./assistant-secrets.ts"
import { ownAccount } from "./current-account.ts"
import { profileCards } from "./profile-cards.ts"

/** The assistants that work for the caller, with the names of the businesses that they were let in to. */
export const listAssistantConnections = handler(
  ListAssistantConnections,
  Effect.fnUntraced(function* ({ userId }) {
    const { portalId } = yield* ownAccount(userId)
    const now = yield* Clock.currentTimeMillis
    const { rows } = yield* (yield* AssistantConnections).list("ofUser", { portalId, userId })
    const living = rows.filter((one) => isConnected(one, now))
    const cards = yield* profileCards([...new Set(living.flatMap(({ businessProfileIds = [] }) => businessProfileIds))])
    return living.map(({ portalId: _portal, userId: _user, programId: _client, resource: _resource, ...shown }) => ({
      ...shown,
      ...(shown.businessProfileIds !== undefined && {
        businesses: cards.filter(({ id }) => shown.businessProfileIds?.includes(id) === true),
      }),
    }))
  }),
)

/** Ends an assistant's access. */
export const revokeAssistantConnection = handler(
  RevokeAssistantConnection,
  Effect.fnUntraced(function* ({ userId, connectionId }) {
    const { portalId } = yield* ownAccount(userId)
    const connection = yield* (yield* AssistantConnections).forChange({ portalId, userId, id: connectionId })
    if (connection === undefined) return yield* new AssistantConnectionNotFound({})
    yield* endConnection(connection)
    return {}
  }),
)
