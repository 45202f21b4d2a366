import { columnsOf, declaredStore, documentOf } from "@application/kernel"
import { LeadDelivery, LeadDestination } from "@domain/integrations"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import { Schema } from "effect"
import { SecretUse } from "./secret-use.ts"

const { id: destinationId, ...destination } = LeadDestination.fields

/** Places that businesses' leads are sent to. Their secrets are in a store of their own. */
export const LeadDestinations = declaredStore({
  table: "lead_destinations",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, id: destinationId }),
    document: Schema.Struct({
      ...destination,
      portalId: PortalId,
      /** When the worker looks at it again. */
      lookAt: Schema.Int,
      /** The run that sends for it now, and until when no other does. */
      run: Schema.optionalKey(Schema.Struct({ startedAt: Schema.Int, until: Schema.Int })),
    }),
    copied: ["state", "lookAt"],
  }),
  key: ["businessProfileId", "id"],
  numbered: "id",
  lists: {
    ofBusiness: { by: ["businessProfileId"], order: ["id"] },
    due: { by: ["state"], order: ["lookAt", "id"] },
  },
  data: {
    kept: "until removed: what people and portals have set up",
    owner: "business",
    audited: {
      clear: ["state", "document.kind", "document.events", "document.pause"],
      hidden: [
        "document.name",
        "document.address",
        "document.mapping",
        "document.connection",
        "document.connectedTo",
        "document.secretEnd",
      ],
      unrecorded: [
        "documentVersion",
        "lookAt",
        "document.lookAt",
        "document.run",
        "document.version",
        "document.resumedAt",
        "document.failing",
        "document.holdUntil",
        "document.lastTry",
        "document.waiting",
        "document.failed",
        "document.work",
        "document.formerSecretUntil",
      ],
    },
  },
})

const secretRow = Schema.Struct({
  businessProfileId: BusinessProfileId,
  destinationId,
  secretUse: SecretUse,
  /** Sealed under the installation's keys. */
  sealed: Schema.String,
  endsAt: Schema.optionalKey(Schema.Int),
})

/** Secrets of destinations, which are shown once and never again. */
export const LeadDestinationSecrets = declaredStore({
  table: "lead_destination_secrets",
  row: columnsOf(secretRow),
  key: ["businessProfileId", "destinationId", "secretUse"],
  lists: { ofDestination: { by: ["businessProfileId", "destinationId"], order: [{ text: "secretUse" }] } },
  data: {
    kept: "until its destination is removed, a former secret for a day: what signs messages or lets us in",
    owner: "business",
    secret: ["sealed"],
    audited: { clear: ["endsAt"], hidden: ["sealed"] },
  },
})

const { id: deliveryId, destinationId: ofDestination, leadId, ...delivery } = LeadDelivery.fields

/** What is sent of leads: events with what became of them, without what was sent. */
export const LeadDeliveries = declaredStore({
  table: "lead_deliveries",
  row: documentOf({
    key: Schema.Struct({
      businessProfileId: BusinessProfileId,
      destinationId: ofDestination,
      leadId,
      id: deliveryId,
    }),
    document: Schema.Struct(delivery),
    copied: ["state", "at"],
  }),
  key: ["businessProfileId", "id"],
  numbered: "id",
  lists: {
    ofDestination: { by: ["businessProfileId", "destinationId"], where: ["state"], order: ["id"], isDescending: true },
    ofLead: { by: ["businessProfileId", "destinationId", "leadId"], order: ["id"] },
    inState: { by: ["businessProfileId", "destinationId", "state"], order: ["at", "id"] },
    oldest: { by: ["state"], order: ["at", "id"] },
  },
  data: {
    kept: "thirty days after it was settled, ninety where nobody resumed its destination: long enough to find what went wrong",
    owner: "business",
    audited: "what the worker sends; where it goes is in lead_destinations",
  },
})
