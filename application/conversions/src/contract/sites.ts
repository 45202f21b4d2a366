import { contract, exampleProfile, listOf, textOf } from "@application/kernel"
import {
  ConsentWay,
  ConversionAction,
  ConversionSite,
  ConversionSiteMissing,
  mostHosts,
  ServerKeyNotFound,
  ServerKeysFull,
  TriedEvent,
} from "@domain/conversions"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import { BusinessProfileId, CurrencyCode, MinorUnits } from "@domain/kernel"
import { Schema } from "effect"

const ofBusiness = { businessProfileId: BusinessProfileId } as const
const count = Schema.Int

/** How many conversions there were, and of what worth in minor units. */
export const ConversionSum = Schema.Struct({ count, value: MinorUnits })
export type ConversionSum = typeof ConversionSum.Type

/** A kind of conversion with what it counted lately, today included. */
const CountedAction = Schema.Struct({
  ...ConversionAction.fields,
  lastWeek: ConversionSum,
  lastMonth: ConversionSum,
})

const { trying: _trying, ...shownSite } = ConversionSite.fields

/** A business's website as its owner sees it. */
export const ShownSite = Schema.Struct({
  ...shownSite,
  /** The line that a website carries. */
  snippet: Schema.String,
})
export type ShownSite = typeof ShownSite.Type

/** What a business has set up of conversions, with counts. Ours. */
export const GetConversions = contract("conversions/GetConversions", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/conversions",

  summary: "Get what counts as a conversion on a business's website, with counts",
  description:
    "site is absent until it is set up; website is then the address that the business has told. lastWeek and lastMonth are sums of 7 and 30 days of the business, today included, of every conversion, whether from an ad or not. value is in minor units of currency. serverKeys are told by the moment at which they were made; statement is the version of the words about consent.",
  example: exampleProfile,
  input: Schema.Struct(ofBusiness),
  output: Schema.Struct({
    site: Schema.optionalKey(ShownSite),
    website: Schema.optionalKey(Schema.String),
    actions: Schema.Array(CountedAction),
    serverKeys: Schema.Array(Schema.Struct({ createdAt: Schema.Int })),
    serverAddress: Schema.String,
    currency: CurrencyCode,
    statement: Schema.Int,
  }),
})

/** Says which website conversions come from, and how its visitors agree. Ours. */
export const SetUpConversionSite = contract("conversions/SetUpConversionSite", {
  kind: "command",
  access: "manageConversions",
  route: "PUT /businessProfiles/:businessProfileId/conversions/site",

  summary: "Say which website conversions come from, and how its visitors agree",
  description:
    "hosts are names or addresses; their subdomains count too. consent is WebsiteAsks where the website asks its visitors and tells the tag, or NotNeeded where the owner says that no law asks for a consent. statement is the version of the words that the owner agreed to; only the present is taken. The first call makes siteKey; a later one keeps it.",
  example: { ...exampleProfile, hosts: ["sunrise.example.com"], consent: "WebsiteAsks", statement: 1 },
  input: Schema.Struct({
    ...ofBusiness,
    hosts: listOf(textOf(300), mostHosts),
    consent: ConsentWay,
    statement: Schema.Int,
  }),
  output: Schema.Struct({ site: ShownSite }),
  failures: [InvalidFields],
})

/** Removes the website with its actions, keys and conversions. Ours. */
export const RemoveConversions = contract("conversions/RemoveConversions", {
  kind: "command",
  access: "manageConversions",
  route: "DELETE /businessProfiles/:businessProfileId/conversions/site",

  summary: "Remove a business's website with its actions, keys and conversions",
  description:
    "The tag counts nothing more, and a new website gets another key. Results that campaigns have counted stay in their figures. Audiences of its visitors end: they are deleted at the network.",
  example: exampleProfile,
  input: Schema.Struct(ofBusiness),
  output: Schema.Struct({}),
  failures: [ConversionSiteMissing],
})

/** Makes a key by which the owner's server tells of conversions. Ours. */
export const MakeServerKey = contract("conversions/MakeServerKey", {
  kind: "command",
  access: "manageConversions",
  route: "POST /businessProfiles/:businessProfileId/conversions/serverKeys",

  summary: "Make a key by which the owner's server tells of conversions",
  description: "serverKey is shown this once. Two keys work at a time, so that a server can go over to a new one.",
  example: exampleProfile,
  input: Schema.Struct(ofBusiness),
  output: Schema.Struct({ serverKey: Schema.String, createdAt: Schema.Int }),
  failures: [ConversionSiteMissing, ServerKeysFull, TooManyRequests],
})

/** Ends a key of the owner's server. Ours. */
export const RemoveServerKey = contract("conversions/RemoveServerKey", {
  kind: "command",
  access: "manageConversions",
  route: "DELETE /businessProfiles/:businessProfileId/conversions/serverKeys/:createdAt",

  summary: "End a key of the owner's server",
  example: { ...exampleProfile, createdAt: 1796000000000 },
  input: Schema.Struct({ ...ofBusiness, createdAt: Schema.Int }),
  output: Schema.Struct({}),
  failures: [ServerKeyNotFound],
})

/** Begins to try the tag. Ours. */
export const StartTagTry = contract("conversions/StartTagTry", {
  kind: "command",
  access: "manageConversions",
  route: "POST /businessProfiles/:businessProfileId/conversions/try",

  summary: "Begin to try the tag",
  description:
    "page opens the website with a mark, by which the tag tells of whatever happens in that tab. It is listed, counts nowhere and is told to no network. A try lasts for an hour; another ends it. address is the page to open, by default the first of the website.",
  example: { ...exampleProfile, address: "https://sunrise.example.com/book" },
  input: Schema.Struct({ ...ofBusiness, address: Schema.optionalKey(textOf(2_000)) }),
  output: Schema.Struct({ page: Schema.String, until: Schema.Int }),
  failures: [ConversionSiteMissing, InvalidFields, TooManyRequests],
})

/** What came while the tag is tried. Ours. */
export const ListTriedEvents = contract("conversions/ListTriedEvents", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/conversions/try",

  summary: "List what came while the tag is tried, newest first",
  description:
    "At most the newest fifty. Each has what it would have been taken as; without consent, outside the hosts, unknown, again, in a wrong currency or without an ad's click are told apart.",
  example: exampleProfile,
  input: Schema.Struct(ofBusiness),
  output: Schema.Struct({
    until: Schema.optionalKey(Schema.Int),
    events: Schema.Array(Schema.Struct({ id: Schema.Int, ...TriedEvent.fields })),
  }),
})

/** Looks for the tag on a page of the website. Ours. */
export const CheckTag = contract("conversions/CheckTag", {
  kind: "workflow",
  access: "manageConversions",
  route: "POST /businessProfiles/:businessProfileId/conversions/check",

  summary: "Look for the tag on a page of the website",
  description:
    "The page is read as a stranger sees it, without running its scripts: a tag that a tag manager adds is NotFound here, and is seen by the tester. OtherKey is a tag of another business.",
  example: { ...exampleProfile, address: "https://sunrise.example.com" },
  input: Schema.Struct({ ...ofBusiness, address: Schema.optionalKey(textOf(2_000)) }),
  output: Schema.Struct({
    result: Schema.Literals(["Found", "NotFound", "OtherKey", "Unreadable"]),
    address: Schema.String,
  }),
  failures: [ConversionSiteMissing, InvalidFields, TooManyRequests],
})
