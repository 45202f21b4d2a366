import { currentUser, CurrentRequest, handler, type InputOf, Ids, UnitOfWork } from "@application/kernel"
import {
  AssistantConnectionsFull,
  assistantPolicy,
  assistantResource,
  checkedGrant,
  checkedRequest,
  connectionExpiry,
  httpsHost,
  isConnected,
  refusalAddress,
  withParameters,
} from "@domain/identity"
import { Clock, Effect } from "effect"
import { AllowAssistant, ReadAssistantRequest } from "../contract/assistants.ts"
import { AssistantConnections } from "../stores/assistants.ts"
import { knownClient, noteAsked } from "./assistant-client.ts"
import { madeSecret } from "./assistant-secrets.ts"
import { ownAccount } from "./current-account.ts"
import { countAttempt, signInLimits } from "./limits.ts"
import { profileCards } from "./profile-cards.ts"

/** The issuer's origin: the address at which the portal was asked, which its metadata names too. */
const issuer = Effect.map(CurrentRequest, ({ origin }) => origin)

/** A request that is all right, with the program that asks and the origin that it asks at. */
const checkedAsking = Effect.fnUntraced(function* (asked: InputOf<typeof ReadAssistantRequest>) {
  const { portalId } = yield* ownAccount(asked.userId)
  yield* countAttempt(signInLimits.assistantsByUser, `${portalId}:${asked.userId}`)
  const known = yield* knownClient(portalId, asked.client_id)
  const origin = yield* issuer
  return { portalId, origin, ...known, ...(yield* Effect.fromResult(checkedRequest(asked, known.client, origin))) }
})

const ownBusinesses = Effect.map(currentUser, ({ memberships }) => [
  ...new Set(memberships.map(({ businessProfileId }) => businessProfileId)),
])

/** Who asks, for what, and where a refusal leads. */
export const readAssistantRequest = handler(
  ReadAssistantRequest,
  Effect.fnUntraced(function* (asked) {
    const { client, host, scopes, origin } = yield* checkedAsking(asked)
    const returnHost = httpsHost(asked.redirect_uri)
    return {
      name: client.name,
      ...(host !== undefined && { host }),
      ...(returnHost !== undefined && { returnHost }),
      scopes,
      businesses: yield* profileCards(yield* ownBusinesses),
      refusalAddress: refusalAddress(asked, "access_denied", origin),
    }
  }),
)

/** Lets a program in: a connection, and the code by which it fetches its tokens. */
export const allowAssistant = handler(
  AllowAssistant,
  Effect.fnUntraced(function* ({ scopes: chosen, businessProfileIds, days, ...asked }) {
    const { portalId, client, host, scopes, challenge, origin } = yield* checkedAsking(asked)
    const { userId } = asked
    const named = businessProfileIds === undefined ? {} : { businessProfileIds }
    const grant = yield* Effect.fromResult(checkedGrant({ scopes: chosen, ...named }, scopes, yield* ownBusinesses))
    const now = yield* Clock.currentTimeMillis
    const made = Effect.gen(function* () {
      const connections = yield* AssistantConnections
      const { rows } = yield* connections.list("ofUser", { portalId, userId })
      if (rows.filter((one) => isConnected(one, now)).length >= assistantPolicy.most)
        return yield* new AssistantConnectionsFull({ most: assistantPolicy.most })
      yield* noteAsked(portalId, client.programId)
      const connection = yield* connections.add({
        portalId,
        id: yield* (yield* Ids).secret,
        userId,
        programId: client.programId,
        name: client.name,
        ...(host !== undefined && { host }),
        ...grant,
        resource: assistantResource(origin),
        createdAt: now,
        expiresAt: connectionExpiry(now, days),
      })
      return yield* madeSecret(connection, "code", { challenge, redirectAddress: asked.redirect_uri })
    })
    const code = yield* (yield* UnitOfWork).transact(made)
    return { returnAddress: withParameters(asked.redirect_uri, { code, state: asked.state, iss: origin }) }
  }),
)
