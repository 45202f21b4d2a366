import { columnsOf, declaredStore, documentOf } from "@application/kernel"
import {
  Conversion,
  ConversionAction,
  ConversionConnection,
  ConversionDay,
  ConversionSending,
  ConversionSite,
} from "@domain/conversions"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import { Schema } from "effect"

const { siteKey, ...site } = ConversionSite.fields

/** Businesses' websites as the tag knows them. */
export const ConversionSites = declaredStore({
  table: "conversion_sites",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, siteKey }),
    document: Schema.Struct({ ...site, portalId: PortalId }),
  }),
  key: ["businessProfileId"],
  lists: { ofKey: { by: ["siteKey"], order: ["businessProfileId"] } },
  data: {
    kept: "until removed: what people and portals have set up",
    owner: "business",
    audited: {
      clear: ["document.hosts", "document.consent"],
      unrecorded: ["siteKey", "documentVersion", "document.firstSeenAt", "document.lastSeenAt"],
    },
  },
})

/** Keys by which owners' servers tell of conversions; what is kept is their hash. */
export const ConversionServerKeys = declaredStore({
  table: "conversion_server_keys",
  row: columnsOf(
    Schema.Struct({ businessProfileId: BusinessProfileId, keyHash: Schema.String, createdAt: Schema.Int }),
  ),
  key: ["businessProfileId", "keyHash"],
  lists: {
    ofBusiness: { by: ["businessProfileId"], order: ["createdAt", { text: "keyHash" }], isDescending: true },
    ofHash: { by: ["keyHash"], order: ["businessProfileId"] },
  },
  data: {
    kept: "until removed: what people and portals have set up",
    owner: "business",
    secret: ["keyHash"],
    audited: { key: ["businessProfileId"], clear: ["createdAt"], hidden: ["keyHash"] },
  },
})

const { id: actionId, ...action } = ConversionAction.fields

/** What counts as a conversion of each business. */
export const ConversionActions = declaredStore({
  table: "conversion_actions",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, id: actionId }),
    document: Schema.Struct(action),
  }),
  key: ["businessProfileId", "id"],
  numbered: "id",
  lists: { ofBusiness: { by: ["businessProfileId"], order: ["id"] } },
  data: {
    kept: "until removed: what people and portals have set up",
    owner: "business",
    audited: {
      clear: [
        "document.state",
        "document.category",
        "document.signal",
        "document.counting",
        "document.days",
        "document.value",
        "document.isResult",
      ],
      hidden: ["document.name"],
      unrecorded: ["documentVersion", "document.lastAt"],
    },
  },
})

const { actionId: ofAction, eventId, ...conversion } = Conversion.fields

/** Conversions, each once by its action and event. */
export const Conversions = declaredStore({
  table: "conversions",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, actionId: ofAction, eventId }),
    document: Schema.Struct(conversion),
    copied: ["at"],
  }),
  key: ["businessProfileId", "actionId", "eventId"],
  lists: {
    newest: {
      by: ["businessProfileId"],
      where: ["actionId"],
      order: ["at", "actionId", { text: "eventId" }],
      isDescending: true,
    },
  },
  data: {
    kept: "ninety days, in which the same event may come again: nothing of the visitor is in them",
    owner: "business",
    audited: "what visitors of websites did; what counts is in conversion_actions",
  },
})

/** Conversions of campaigns by day, from which results and returns are read. */
export const ConversionDays = declaredStore({
  table: "conversion_days",
  row: columnsOf(Schema.Struct({ businessProfileId: BusinessProfileId, ...ConversionDay.fields })),
  key: ["businessProfileId", "campaignId", "channel", "date", "actionId"],
  lists: {
    ofCampaign: { by: ["businessProfileId", "campaignId"], order: [{ text: "date" }, "channel", "actionId"] },
    ofBusiness: {
      by: ["businessProfileId"],
      order: [{ text: "date" }, "campaignId", "channel", "actionId"],
      isDescending: true,
    },
  },
  data: {
    kept: "for ever: figures of campaigns",
    owner: "business",
    audited: "sums of conversions",
  },
})

const { network, ...connection } = ConversionConnection.fields

/** Where each business's conversions are told at the networks. */
export const ConversionConnections = declaredStore({
  table: "conversion_connections",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, network }),
    document: Schema.Struct(connection),
  }),
  key: ["businessProfileId", "network"],
  lists: { ofBusiness: { by: ["businessProfileId"], order: [{ text: "network" }] } },
  data: {
    kept: "until removed: what people and portals have set up",
    owner: "business",
    audited: {
      clear: ["document.state", "document.externalId"],
      unrecorded: [
        "documentVersion",
        "document.actions",
        "document.lastSentAt",
        "document.sent",
        "document.refused",
        "document.reason",
        "document.days",
        "document.failures",
        "document.holdUntil",
        "document.receipt",
        "document.told",
        "document.askedAt",
      ],
    },
  },
})

const { network: atNetwork, actionId: sentAction, eventId: sentEvent, ...sending } = ConversionSending.fields

/** Conversions on their way to networks, with their outcomes. */
export const ConversionSendings = declaredStore({
  table: "conversion_sendings",
  row: documentOf({
    key: Schema.Struct({
      businessProfileId: BusinessProfileId,
      network: atNetwork,
      actionId: sentAction,
      eventId: sentEvent,
    }),
    document: Schema.Struct(sending),
    copied: ["state", "at"],
  }),
  key: ["businessProfileId", "network", "actionId", "eventId"],
  lists: {
    inState: {
      by: ["businessProfileId", "network", "state"],
      order: ["at", "actionId", { text: "eventId" }],
    },
    newest: {
      by: ["businessProfileId", "network"],
      where: ["state"],
      order: ["at", "actionId", { text: "eventId" }],
      isDescending: true,
    },
    due: {
      by: ["state"],
      order: ["at", "businessProfileId", { text: "network" }, "actionId", { text: "eventId" }],
    },
  },
  data: {
    kept: "seven days after it was settled; what is told goes once the network has it",
    owner: "business",
    secret: ["document"],
    audited: "what the worker tells networks; where it goes is in conversion_connections",
  },
})
