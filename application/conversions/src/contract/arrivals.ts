import { contract, exampleProfile, listOf, textOf } from "@application/kernel"
import {
  Conversion,
  ConversionEventId,
  SeenSignal,
  ServerKeyWrong,
  ToldOutcome,
  VisitorConsent,
} from "@domain/conversions"
import { TooManyRequests } from "@domain/identity"
import { BusinessProfileId, ConversionActionId } from "@domain/kernel"
import { Schema } from "effect"

/** A conversion with the names of its action and campaign. */
export const ShownConversion = Schema.Struct({
  ...Conversion.fields,
  actionName: Schema.String,
  campaignName: Schema.optionalKey(Schema.String),
})
export type ShownConversion = typeof ShownConversion.Type

/** The newest conversions. Ours. */
export const ListConversions = contract("conversions/ListConversions", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/conversions/newest",

  summary: "List a business's conversions, newest first",
  description:
    "Conversions are kept for ninety days. What has no campaign came from no ad, or its visitor did not agree to be counted by one. isRepeat is another conversion of a click that counted already.",
  example: { ...exampleProfile, limit: 20 },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    actionId: Schema.optionalKey(ConversionActionId),
    cursor: Schema.optionalKey(textOf(400)),
    limit: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({
    conversions: Schema.Array(ShownConversion),
    nextCursor: Schema.optionalKey(Schema.String),
  }),
})

const clickId = textOf(500)

/** The last click on an ad, as the tag or a server tells it: parameters of the landing page's address, and when. */
export const ToldClick = Schema.Struct({
  mq_ad: Schema.optionalKey(textOf(40)),
  gclid: Schema.optionalKey(clickId),
  gbraid: Schema.optionalKey(clickId),
  wbraid: Schema.optionalKey(clickId),
  fbclid: Schema.optionalKey(clickId),
  fbp: Schema.optionalKey(textOf(100)),
  /** By the teller's clock, epoch milliseconds. */
  at: Schema.optionalKey(Schema.Number),
})
export type ToldClick = typeof ToldClick.Type

const consent = Schema.Struct({
  adStorage: Schema.optionalKey(VisitorConsent.fields.adStorage),
  adUserData: Schema.optionalKey(VisitorConsent.fields.adUserData),
  adPersonalization: Schema.optionalKey(VisitorConsent.fields.adPersonalization),
})

const worth = {
  value: Schema.optionalKey(Schema.Number),
  currency: Schema.optionalKey(textOf(3)),
  email: Schema.optionalKey(textOf(320)),
  phone: Schema.optionalKey(textOf(40)),
} as const

/** Most events that a page tells at once, and that a server does. */
const mostOfTag = 20
const mostOfServer = 100

/** What the tag tells of a page. */
export const TagMessage = Schema.Struct({
  siteKey: textOf(40),
  /** The page, without query and fragment. */
  page: textOf(1_000),
  /** The browser's clock, epoch milliseconds. */
  sentAt: Schema.Number,
  consent,
  hasOptedOut: Schema.optionalKey(Schema.Boolean),
  click: Schema.optionalKey(ToldClick),
  /** The mark of a try of the tag. */
  trying: Schema.optionalKey(textOf(60)),
  events: listOf(
    Schema.Struct({
      id: ConversionEventId,
      seen: SeenSignal,
      ...worth,
      /** Meta's name of the browser, of a visit. */
      fbp: Schema.optionalKey(textOf(100)),
    }),
    mostOfTag,
  ),
})
export type TagMessage = typeof TagMessage.Type

/** What a server tells. */
export const ServerEvent = Schema.Struct({
  id: ConversionEventId,
  event: textOf(40),
  /** Epoch milliseconds; now, if absent. */
  at: Schema.optionalKey(Schema.Int),
  ...worth,
  page: Schema.optionalKey(textOf(1_000)),
  consent: Schema.optionalKey(consent),
  click: Schema.optionalKey(ToldClick),
  userAgent: Schema.optionalKey(textOf(500)),
  ipAddress: Schema.optionalKey(textOf(45)),
  /** Whether the event is taken nowhere, and only answered. */
  test: Schema.optionalKey(Schema.Boolean),
})
export type ServerEvent = typeof ServerEvent.Type

const system = { kind: "workflow", access: "system" } as const

/** What the tag of a website has to know; undefined key and all for a key of nobody. Asking notes that the tag is in use. Ours. */
export const ReadTagSite = contract("conversions/ReadTagSite", {
  ...system,
  input: Schema.Struct({ siteKey: textOf(40), isPage: Schema.Boolean }),
  output: Schema.Struct({
    site: Schema.optionalKey(
      Schema.Struct({
        isConsentNeeded: Schema.Boolean,
        pages: Schema.Array(
          Schema.Struct({ match: Schema.Literals(["Is", "BeginsWith", "Contains"]), path: Schema.String }),
        ),
        clicks: Schema.Array(Schema.Literals(["Phone", "Mail", "WhatsApp"])),
        /** Pages that make a visitor belong to an audience, by the audience's number. */
        visits: Schema.Array(
          Schema.Struct({
            id: Schema.Int,
            match: Schema.Literals(["Is", "BeginsWith", "Contains"]),
            path: Schema.String,
          }),
        ),
      }),
    ),
  }),
})

/** Takes what a website's tag tells. Ours. */
export const TakeTagEvents = contract("conversions/TakeTagEvents", {
  ...system,
  input: Schema.Struct({
    message: TagMessage,
    /** The host that the browser says the page is of; undefined where it says none. */
    originHost: Schema.optionalKey(textOf(300)),
  }),
  output: Schema.Struct({ taken: Schema.Int }),
  failures: [TooManyRequests],
})

/** Takes what an owner's server tells, and answers each. Ours. */
export const TakeServerEvents = contract("conversions/TakeServerEvents", {
  ...system,
  input: Schema.Struct({ serverKey: textOf(100), events: listOf(ServerEvent, mostOfServer) }),
  output: Schema.Struct({
    results: Schema.Array(Schema.Struct({ id: Schema.String, outcomes: Schema.Array(ToldOutcome) })),
  }),
  failures: [ServerKeyWrong, TooManyRequests],
})

/** Deletes conversions and tries whose time is over; runs on a schedule. Ours. */
export const SweepConversions = contract("conversions/SweepConversions", {
  ...system,
  input: Schema.Struct({}),
  output: Schema.Struct({}),
})

/** Deletes the conversions of a website that was removed. Ours. */
export const DeleteConversionsOf = contract("conversions/DeleteConversionsOf", {
  ...system,
  input: Schema.Struct({ businessProfileId: BusinessProfileId, actionIds: Schema.Array(ConversionActionId) }),
  output: Schema.Struct({}),
})
