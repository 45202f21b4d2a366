import { UserMessages } from "@application/messaging/services"
import { Portals } from "@application/portals/services"
import { CurrentRequest, handler, Ids, type InputOf, RateLimits, TokenSafe, UnitOfWork } from "@application/kernel"
import {
  AssistantTokenRefused,
  checkedClient,
  isAssistantResource,
  isLiving,
  registeredClientId,
  type TokenError,
  TooManyRequests,
  useOfSecret,
} from "@domain/identity"
import type { PortalId } from "@domain/kernel"
import { quotedName } from "@domain/messaging"
import { Clock, Effect, Option, Result } from "effect"
import { IssueAssistantTokens, RegisterAssistantClient, RevokeAssistantToken } from "../contract/assistant-tokens.ts"
import { Memberships } from "../ports/memberships.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { AssistantClients, AssistantConnections, AssistantSecrets } from "../stores/assistants.ts"
import { connectionKey, endConnection, issuedTokens, secretOf, type StoredConnection } from "./assistant-secrets.ts"
import { countAttempt, signInLimits } from "./limits.ts"

type Asked = InputOf<typeof IssueAssistantTokens>

const currentPortal = Effect.flatMap(Portals, ({ current }) => current)

/** Counts a call of a program by its address; one without is not counted. */
const countCall = Effect.fnUntraced(function* (limit: "assistantTokensByIp" | "assistantClientsByIp") {
  const { ipAddress } = yield* CurrentRequest
  if (ipAddress !== "") yield* countAttempt(signInLimits[limit], ipAddress)
})

/** Tells a person of an assistant that has just fetched its first token; the link leads to where it is ended. */
const tellOfConnection = Effect.fnUntraced(function* ({ portalId, userId, name }: StoredConnection) {
  const account = Option.getOrUndefined(yield* (yield* UserRepository).byId(portalId, userId))
  if (account === undefined) return
  const [first] = yield* (yield* Memberships).of(userId)
  const page =
    first === undefined ? "/profileSelection" : `/app/${first.businessProfileId}/userPreferences?part=security`
  const { tell } = yield* UserMessages
  yield* tell({ portalId, userId }, ({ origin }) => ({
    template: "assistantConnected",
    link: `${origin}/login?redirect=${encodeURIComponent(page)}`,
    firstName: account.user.firstName,
    assistantName: quotedName(name),
  }))
})

const refused = (error: TokenError) => Result.fail(new AssistantTokenRefused({ error }))

/** What is wrong with a program's question for a connection's tokens, beside its code or refresh token. */
const problemOf = (asked: Asked, connection: StoredConnection): TokenError | undefined => {
  if (asked.client_id !== connection.programId) return "invalid_grant"
  if (asked.resource !== undefined && !isAssistantResource(asked.resource, connection.resource.replace(/\/mcp$/, "")))
    return "invalid_target"
  const scopes: ReadonlyArray<string> = connection.scopes
  const isMore = asked.grant_type === "refresh_token" && asked.scope?.split(" ").some((one) => !scopes.includes(one))
  return isMore === true ? "invalid_scope" : undefined
}

/** Whether a code is presented by whoever asked for it: with the verifier of its challenge, at the address that it was sent to. */
const isOfAsker = Effect.fnUntraced(function* (
  { code_verifier: verifier = "", redirect_uri: address }: Asked,
  { challenge, redirectAddress }: { readonly challenge?: string; readonly redirectAddress?: string },
) {
  if (!/^[\w.~-]{43,128}$/.test(verifier) || (address !== undefined && address !== redirectAddress)) return false
  return (yield* (yield* TokenSafe).challengeOf(verifier)) === challenge
})

/**
 * The tokens for a code or refresh token, in one transaction that also ends the connection where two hold the same secret, or
 * where a code comes without its verifier.
 */
const exchanged = Effect.fnUntraced(function* (
  portalId: PortalId,
  asked: Asked,
  kind: "code" | "refresh",
  text: string,
) {
  const now = yield* Clock.currentTimeMillis
  const secret = yield* secretOf(portalId, text, true)
  if (secret?.kind !== kind) return refused("invalid_grant")
  const connection = yield* (yield* AssistantConnections).forChange(connectionKey(secret))
  if (connection === undefined || !isLiving(connection, now)) return refused("invalid_grant")
  const problem = problemOf(asked, connection)
  if (problem !== undefined) return refused(problem)
  const use = useOfSecret(secret, now)
  if (use === "over") return refused("invalid_grant")
  if (use === "endsConnection" || (kind === "code" && !(yield* isOfAsker(asked, secret)))) {
    yield* endConnection(connection)
    return refused("invalid_grant")
  }
  yield* (yield* AssistantSecrets).save({ ...secret, usedAt: now })
  const isFirst = connection.connectedAt === undefined
  const connected = isFirst
    ? yield* (yield* AssistantConnections).save({ ...connection, connectedAt: now })
    : connection
  if (isFirst) yield* tellOfConnection(connected)
  return Result.succeed(yield* issuedTokens(connected))
})

/** Issues tokens for a code or a refresh token. */
export const issueAssistantTokens = handler(
  IssueAssistantTokens,
  Effect.fnUntraced(function* (asked) {
    yield* countCall("assistantTokensByIp")
    const { id: portalId } = yield* currentPortal
    const { grant_type: grant, code, refresh_token: refresh } = asked
    if (grant !== "authorization_code" && grant !== "refresh_token")
      return yield* new AssistantTokenRefused({ error: "unsupported_grant_type" })
    const text = grant === "authorization_code" ? code : refresh
    if (text === undefined) return yield* new AssistantTokenRefused({ error: "invalid_request" })
    if (asked.client_id === undefined) return yield* new AssistantTokenRefused({ error: "invalid_client" })
    const kind = grant === "authorization_code" ? "code" : "refresh"
    const answer = yield* (yield* UnitOfWork).transact(exchanged(portalId, asked, kind, text))
    return yield* Effect.fromResult(answer)
  }),
)

/** Ends the connection of a refresh token; an access token ends alone. Whatever else is sent is answered alike. */
export const revokeAssistantToken = handler(
  RevokeAssistantToken,
  Effect.fnUntraced(function* ({ token, client_id: programId }) {
    yield* countCall("assistantTokensByIp")
    const { id: portalId } = yield* currentPortal
    const revoked = Effect.gen(function* () {
      const secret = yield* secretOf(portalId, token, true)
      if (secret === undefined) return
      const connection = yield* (yield* AssistantConnections).forChange(connectionKey(secret))
      if (connection === undefined || (programId !== undefined && programId !== connection.programId)) return
      if (secret.kind === "access") yield* (yield* AssistantSecrets).remove({ portalId, secretHash: secret.secretHash })
      else yield* endConnection(connection)
    })
    yield* (yield* UnitOfWork).transact(revoked)
    return {}
  }),
)

const hour = 3_600_000

/** Registers a program; it opens nothing until a person lets it in. */
export const registerAssistantClient = handler(
  RegisterAssistantClient,
  Effect.fnUntraced(function* ({ metadata }) {
    yield* countCall("assistantClientsByIp")
    const { id: portalId } = yield* currentPortal
    const programId = registeredClientId(yield* (yield* Ids).secret)
    const client = yield* Effect.fromResult(checkedClient(metadata, programId))
    // Many addresses together do not fill the portal's table.
    const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(`assistant-clients:${portalId}`, 500, hour)
    if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
    const issuedAt = yield* Clock.currentTimeMillis
    yield* (yield* UnitOfWork).transact(
      Effect.flatMap(AssistantClients, ({ add }) => add({ portalId, ...client, usedAt: issuedAt })),
    )
    return { ...client, issuedAt }
  }),
)
