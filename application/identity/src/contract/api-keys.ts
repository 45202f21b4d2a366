import { contract, listOf, textOf } from "@application/kernel"
import {
  ApiKey,
  apiKeyLimits,
  ApiKeyNotFound,
  ApiKeyOver,
  ApiKeysFull,
  ApiKeyState,
  ApiScope,
  ForbiddenPortal,
  InvalidFields,
} from "@domain/identity"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import { Schema } from "effect"

/** A key as it is listed: its state now, and the name of whoever made it while the account is there. */
const ListedApiKey = Schema.Struct({
  ...ApiKey.fields,
  state: ApiKeyState,
  maker: Schema.optionalKey(Schema.String),
})
export type ListedApiKey = typeof ListedApiKey.Type

const MadeApiKey = Schema.Struct({ apiKey: ListedApiKey, key: Schema.String })
const administration = { access: "administerPortal", group: "Portal administration" } as const
const ofKey = { portalId: PortalId, apiKeyId: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 ** 52 })) }
const days = Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: apiKeyLimits.longestDays })))

/** The API keys of a portal, newest first. Ours. */
export const ListApiKeys = contract("identity/ListApiKeys", {
  ...administration,
  kind: "query",
  route: "GET /portals/:portalId/apiKeys",
  summary: "List the API keys of a portal, newest first",
  description:
    "The keys themselves are kept as hashes; end is the last letters of each. lastUsedAt is right to the minute. A key whose maker no longer runs the portal is MakerGone, and refused.",
  example: { portalId: 101 },
  input: Schema.Struct({ portalId: PortalId }),
  output: Schema.Array(ListedApiKey),
  failures: [ForbiddenPortal],
})

/** Makes an API key, which is told this once. Ours. */
export const CreateApiKey = contract("identity/CreateApiKey", {
  ...administration,
  kind: "command",
  route: "POST /portals/:portalId/apiKeys",
  summary: "Make an API key",
  description:
    "key is shown this once; send it as Authorization: Bearer. It acts with its maker's roles of the moment, as far as its scopes reach, and with businessProfileId on that business alone. It ends by itself after expiresInDays, by default 90. No key reaches accounts, sign-in, second factors, people, approvals, cards or money that moves outside campaigns.",
  example: { portalId: 101, name: "Our CRM", scopes: ["leads:read", "reports:read"], expiresInDays: 90 },
  input: Schema.Struct({
    portalId: PortalId,
    name: textOf(apiKeyLimits.nameLetters),
    scopes: listOf(ApiScope, ApiScope.literals.length),
    businessProfileId: Schema.optionalKey(BusinessProfileId),
    expiresInDays: days,
  }),
  output: MadeApiKey,
  failures: [ForbiddenPortal, InvalidFields, ApiKeysFull],
})

/** Makes the successor of an API key; both work for the stated hours. Ours. */
export const RotateApiKey = contract("identity/RotateApiKey", {
  ...administration,
  kind: "command",
  route: "POST /portals/:portalId/apiKeys/:apiKeyId/rotate",
  summary: "Make the successor of an API key",
  description:
    "key is the new one, shown this once, with the same name, scopes and business; whoever calls is its maker. The former key works for overlapHours more, by default 24; 0 ends it at once.",
  example: { portalId: 101, apiKeyId: 4, overlapHours: 24 },
  input: Schema.Struct({
    ...ofKey,
    overlapHours: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 168 }))),
    expiresInDays: days,
  }),
  output: MadeApiKey,
  failures: [ForbiddenPortal, ApiKeyNotFound, ApiKeyOver, ApiKeysFull, InvalidFields],
})

/** Ends an API key at once; an ended one is no failure. Ours. */
export const RevokeApiKey = contract("identity/RevokeApiKey", {
  ...administration,
  kind: "command",
  route: "DELETE /portals/:portalId/apiKeys/:apiKeyId",
  summary: "Revoke an API key",
  description: "It is refused from the next call on, and cannot be brought back.",
  example: { portalId: 101, apiKeyId: 4 },
  input: Schema.Struct(ofKey),
  output: ListedApiKey,
  failures: [ForbiddenPortal, ApiKeyNotFound],
})
