import { columnsOf, declaredStore, documentOf } from "@application/kernel"
import { PortalDelivery, PortalEndpoint } from "@domain/integrations"
import { PortalId } from "@domain/kernel"
import { Schema } from "effect"
import { SecretUse } from "./secret-use.ts"

const { id: endpointId, ...endpoint } = PortalEndpoint.fields

/** Places that portals' events are sent to. Their secrets are in a store of their own. */
export const PortalEndpoints = declaredStore({
  table: "portal_endpoints",
  row: documentOf({
    key: Schema.Struct({ portalId: PortalId, id: endpointId }),
    document: Schema.Struct({
      ...endpoint,
      /** When the worker looks at it again. */
      lookAt: Schema.Int,
      /** The run that sends for it now, and until when no other does. */
      run: Schema.optionalKey(Schema.Struct({ startedAt: Schema.Int, until: Schema.Int })),
    }),
    copied: ["state", "lookAt"],
  }),
  key: ["portalId", "id"],
  numbered: "id",
  lists: {
    ofPortal: { by: ["portalId"], order: ["id"] },
    due: { by: ["state"], order: ["lookAt", "id"] },
  },
  data: {
    kept: "until removed: what people and portals have set up",
    owner: { nobody: "a portal's" },
    audited: {
      clear: [
        "state",
        "document.name",
        "document.address",
        "document.description",
        "document.events",
        "document.pause",
      ],
      unrecorded: [
        "documentVersion",
        "lookAt",
        "document.lookAt",
        "document.run",
        "document.resumedAt",
        "document.failing",
        "document.holdUntil",
        "document.lastTry",
        "document.waiting",
        "document.failed",
        "document.formerSecretUntil",
      ],
    },
  },
})

/** Secrets of endpoints, which are shown once and never again. */
export const PortalEndpointSecrets = declaredStore({
  table: "portal_endpoint_secrets",
  row: columnsOf(
    Schema.Struct({
      portalId: PortalId,
      endpointId: Schema.Int,
      secretUse: SecretUse,
      /** Sealed under the installation's keys. */
      sealed: Schema.String,
      endsAt: Schema.optionalKey(Schema.Int),
    }),
  ),
  key: ["portalId", "endpointId", "secretUse"],
  lists: { ofEndpoint: { by: ["portalId", "endpointId"], order: [{ text: "secretUse" }] } },
  data: {
    kept: "until its endpoint is removed, a former secret for a day: what signs messages",
    owner: { nobody: "a portal's" },
    secret: ["sealed"],
    audited: { clear: ["endsAt"], hidden: ["sealed"] },
  },
})

const { id: deliveryId, endpointId: ofEndpoint, subject, ...delivery } = PortalDelivery.fields

/** What is sent to endpoints: events with what became of them. */
export const PortalDeliveries = declaredStore({
  table: "portal_deliveries",
  row: documentOf({
    key: Schema.Struct({ portalId: PortalId, endpointId: ofEndpoint, subject, id: deliveryId }),
    document: Schema.Struct(delivery),
    copied: ["state", "event", "at"],
  }),
  key: ["portalId", "id"],
  numbered: "id",
  lists: {
    ofEndpoint: { by: ["portalId", "endpointId"], where: ["state", "event"], order: ["id"], isDescending: true },
    ofSubject: { by: ["portalId", "endpointId", "subject"], order: ["id"] },
    inState: { by: ["portalId", "endpointId", "state"], order: ["at", "id"] },
    oldest: { by: ["state"], order: ["at", "id"] },
  },
  data: {
    kept: "thirty days after it was settled, ninety where nobody resumed its endpoint: long enough to find what went wrong",
    owner: { nobody: "a portal's; events name businesses, campaigns, leads and payments by their numbers" },
    audited: "what the worker sends; where it goes is in portal_endpoints",
  },
})
