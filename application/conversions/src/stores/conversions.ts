import { columnsOf, declaredStore, documentOf } from "@application/kernel"
import { CampaignChannel } from "@domain/campaigns"
import {
  Conversion,
  ConversionAction,
  ConversionConnection,
  ConversionDay,
  ConversionSending,
  ConversionSite,
  ConversionTotal,
  TriedEvent,
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
      clear: ["document.hosts", "document.address", "document.consent", "document.stated"],
      unrecorded: ["siteKey", "documentVersion", "document.firstSeenAt", "document.lastSeenAt", "document.trying"],
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
    copied: ["at", "clickKey"],
  }),
  key: ["businessProfileId", "actionId", "eventId"],
  lists: {
    newest: {
      by: ["businessProfileId"],
      where: ["actionId"],
      order: ["at", "actionId", { text: "eventId" }],
      isDescending: true,
    },
    ofClick: { by: ["businessProfileId", "actionId", "clickKey"], order: [{ text: "eventId" }] },
    oldest: { by: [], order: ["at", "businessProfileId", "actionId", { text: "eventId" }] },
  },
  data: {
    kept: "ninety days, in which the same event may come again: of the visitor, at most a hash of the click on an ad",
    owner: "business",
    audited: "what visitors of websites did; what counts is in conversion_actions",
  },
})

/** Conversions of campaigns by day, from which results and returns are read. */
export const ConversionDays = declaredStore({
  table: "conversion_days",
  row: columnsOf(
    // Rows are found by their channel, so that its column has the name that code has.
    Schema.Struct({
      businessProfileId: BusinessProfileId,
      ...ConversionDay.fields,
      channel: Schema.toType(CampaignChannel),
    }),
  ),
  key: ["businessProfileId", "campaignId", "channel", "date", "actionId"],
  lists: {
    ofCampaign: {
      by: ["businessProfileId", "campaignId"],
      order: [{ text: "date" }, { text: "channel" }, "actionId"],
    },
    ofBusiness: {
      by: ["businessProfileId"],
      order: [{ text: "date" }, "campaignId", { text: "channel" }, "actionId"],
      isDescending: true,
    },
  },
  data: {
    kept: "for ever: figures of campaigns",
    owner: "business",
    audited: "sums of conversions",
  },
})

/** All conversions by day, from which the page of conversions counts. */
export const ConversionTotals = declaredStore({
  table: "conversion_totals",
  row: columnsOf(Schema.Struct({ businessProfileId: BusinessProfileId, ...ConversionTotal.fields })),
  key: ["businessProfileId", "actionId", "date"],
  lists: {
    ofBusiness: { by: ["businessProfileId"], order: [{ text: "date" }, "actionId"], isDescending: true },
    ofAction: { by: ["businessProfileId", "actionId"], order: [{ text: "date" }] },
  },
  data: { kept: "for ever: figures of actions", owner: "business", audited: "sums of conversions" },
})

/** What came while owners tried the tag. */
export const ConversionTries = declaredStore({
  table: "conversion_tries",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, id: Schema.Int }),
    document: TriedEvent,
    copied: ["at"],
  }),
  key: ["businessProfileId", "id"],
  numbered: "id",
  lists: {
    newest: { by: ["businessProfileId"], order: ["id"], isDescending: true },
    oldest: { by: [], order: ["at", "businessProfileId", "id"] },
  },
  data: {
    kept: "an hour, and until the next try",
    owner: "business",
    audited: "what the owner did on the website to see that the tag works",
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
    ofAction: { by: ["businessProfileId", "actionId"], order: [{ text: "network" }, { text: "eventId" }] },
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
