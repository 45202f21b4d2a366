import { contract, listOf, textOf } from "@application/kernel"
import {
  AssistantClientRefused,
  assistantClientLimits,
  AssistantConnection,
  AssistantConnectionNotFound,
  AssistantConnectionsFull,
  assistantPolicy,
  AssistantRequestRefused,
  AssistantScope,
  InvalidFields,
  ProfileCard,
  TooManyRequests,
  UserNotFound,
} from "@domain/identity"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { Schema } from "effect"

const address = textOf(assistantClientLimits.addressLetters)

/** What a program asks in the address of the page, by the names of RFC 6749, 7636 and 8707. */
const asked = {
  userId: UserId,
  client_id: address,
  redirect_uri: address,
  response_type: Schema.optionalKey(textOf(50)),
  code_challenge: Schema.optionalKey(textOf(200)),
  code_challenge_method: Schema.optionalKey(textOf(20)),
  resource: Schema.optionalKey(address),
  scope: Schema.optionalKey(textOf(1_000)),
  state: Schema.optionalKey(textOf(2_000)),
}

const exampleAsked = {
  userId: 41,
  client_id: "https://assistant.example/client.json",
  redirect_uri: "https://assistant.example/callback",
  response_type: "code",
  code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  code_challenge_method: "S256",
  scope: "campaigns:read proposals:write",
  state: "af0ifjsldkj",
}

/** Reads who asks for access as an assistant, and for what. */
export const ReadAssistantRequest = contract("identity/ReadAssistantRequest", {
  kind: "query",
  access: "keepOwnAccount",
  route: "GET /users/:userId/assistantRequest",
  group: "Assistants",
  summary: "Read who asks to be let in as an assistant",
  description:
    "Takes the parameters of the authorisation request as they came. A client that cannot be told, or an address that is not its own, is AssistantClientRefused, and nobody is sent there; any other error has the returnAddress that tells the client.",
  example: exampleAsked,
  input: Schema.Struct(asked),
  output: Schema.Struct({
    name: Schema.String,
    /** The host whose document says so; absent of a program that registered itself. */
    host: Schema.optionalKey(Schema.String),
    /** The host that the person goes back to; absent where it is a program on their own device. */
    returnHost: Schema.optionalKey(Schema.String),
    scopes: Schema.Array(AssistantScope),
    businesses: Schema.Array(ProfileCard),
    /** Where the person goes who says no. */
    refusalAddress: Schema.String,
  }),
  failures: [UserNotFound, AssistantClientRefused, AssistantRequestRefused, TooManyRequests],
})

/** Lets an assistant in, as far as its person chose. */
export const AllowAssistant = contract("identity/AllowAssistant", {
  kind: "workflow",
  access: "keepOwnAccount",
  route: "POST /users/:userId/assistantConnections",
  group: "Assistants",
  summary: "Let an assistant in",
  description:
    "Takes the parameters of the authorisation request, and what the person chose. Without businessProfileIds it reaches all businesses that the person has at each moment. returnAddress carries the code, which is good once for two minutes.",
  example: { ...exampleAsked, scopes: ["campaigns:read"], businessProfileIds: [7], days: 30 },
  input: Schema.Struct({
    ...asked,
    scopes: listOf(AssistantScope, AssistantScope.literals.length),
    businessProfileIds: Schema.optionalKey(listOf(BusinessProfileId, assistantPolicy.businesses)),
    days: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: assistantPolicy.mostDays })),
  }),
  output: Schema.Struct({ returnAddress: Schema.String }),
  failures: [
    UserNotFound,
    AssistantClientRefused,
    AssistantRequestRefused,
    AssistantConnectionsFull,
    InvalidFields,
    TooManyRequests,
  ],
})

const {
  userId: _user,
  resource: _resource,
  revokedAt: _revoked,
  programId: _client,
  ...shown
} = AssistantConnection.fields
const ListedConnection = Schema.Struct({ ...shown, businesses: Schema.optionalKey(Schema.Array(ProfileCard)) })

/** The assistants that work for the caller, newest first. */
export const ListAssistantConnections = contract("identity/ListAssistantConnections", {
  kind: "query",
  access: "keepOwnDevices",
  route: "GET /users/:userId/assistantConnections",
  group: "Assistants",
  summary: "List the assistants that the user has let in",
  description: "Newest first. lastUsedAt is right to the minute.",
  example: { userId: 41 },
  input: Schema.Struct({ userId: UserId }),
  output: Schema.Array(ListedConnection),
  failures: [UserNotFound],
})

/** Ends an assistant's access at once; an ended one is no failure. */
export const RevokeAssistantConnection = contract("identity/RevokeAssistantConnection", {
  kind: "command",
  access: "keepOwnDevices",
  route: "DELETE /users/:userId/assistantConnections/:connectionId",
  group: "Assistants",
  summary: "End an assistant's access",
  description: "Its tokens are refused from the next call on.",
  example: { userId: 41, connectionId: "9yV1kQ2nT0yX5uC8pL3aZg" },
  input: Schema.Struct({ userId: UserId, connectionId: textOf(100) }),
  output: Schema.Struct({}),
  failures: [UserNotFound, AssistantConnectionNotFound],
})
