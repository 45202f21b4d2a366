import { columnsOf, declaredStore } from "@application/kernel"
import { AssistantClient, AssistantConnection, AssistantSecretKind } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { Schema } from "effect"

/** Programs that registered themselves at a portal (RFC 7591). */
export const AssistantClients = declaredStore({
  table: "assistant_clients",
  row: columnsOf(Schema.Struct({ portalId: PortalId, ...AssistantClient.fields, usedAt: Schema.Int })),
  key: ["portalId", "programId"],
  lists: { oldest: { by: [], order: ["usedAt", "portalId", { text: "programId" }] } },
  data: {
    kept: "120 days after a person was last asked for it",
    owner: { nobody: "programs that registered themselves, before anybody let them in" },
    audited: "registrations of programs, which open nothing by themselves",
  },
})

/** What people let assistants do. */
export const AssistantConnections = declaredStore({
  table: "assistant_connections",
  row: columnsOf(Schema.Struct({ portalId: PortalId, ...AssistantConnection.fields })),
  key: ["portalId", "userId", "id"],
  lists: {
    ofUser: { by: ["portalId", "userId"], order: ["createdAt", { text: "id" }], isDescending: true },
    oldest: { by: [], order: ["expiresAt", "portalId", { text: "id" }] },
  },
  data: {
    kept: "90 days after it ended: long enough to find out what an assistant did",
    owner: "user",
    audited: {
      clear: [
        "name",
        "host",
        "programId",
        "scopes",
        "businessProfileIds",
        "resource",
        "createdAt",
        "expiresAt",
        "connectedAt",
        "revokedAt",
      ],
      unrecorded: ["lastUsedAt"],
    },
  },
})

/** Codes and tokens of connections; what is kept is their hash. */
export const AssistantSecrets = declaredStore({
  table: "assistant_secrets",
  row: columnsOf(
    Schema.Struct({
      portalId: PortalId,
      secretHash: Schema.String,
      kind: AssistantSecretKind,
      connectionId: Schema.String,
      userId: UserId,
      expiresAt: Schema.Int,
      usedAt: Schema.optionalKey(Schema.Int),
      /** The code's challenge (RFC 7636). */
      challenge: Schema.optionalKey(Schema.String),
      /** The address that the code was sent to. */
      redirectAddress: Schema.optionalKey(Schema.String),
    }),
  ),
  key: ["portalId", "secretHash"],
  lists: { oldest: { by: [], order: ["expiresAt", "portalId", { text: "secretHash" }] } },
  data: {
    kept: "until it ends: a code two minutes, an access token fifteen, a refresh token as long as its connection",
    owner: "user",
    secret: ["secretHash", "challenge"],
    audited: "codes and tokens, whose connection is recorded",
  },
})
