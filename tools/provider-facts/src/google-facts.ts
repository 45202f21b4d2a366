import { type FieldLimits, fieldLimits } from "./comment-limits.ts"
import type { NamesByType } from "./graph-facts.ts"
import { jsonName } from "./json-name.ts"

export interface GoogleFacts {
  readonly messages: Readonly<Record<string, NamesByType>>
  readonly enums: Readonly<Record<string, string>>
  /** What comments say of the fields of a message that no type says. */
  readonly limits?: Readonly<Record<string, Readonly<Record<string, FieldLimits>>>>
}

/** The resources and requests that Marquee sends, and what its queries select. */
export const googleMessages = [
  "Ad",
  "AdAssetPolicySummary",
  "AdGroup",
  "AdGroupAd",
  "AdGroupAdPolicySummary",
  "AdGroupCriterion",
  "AdImageAsset",
  "AdScheduleInfo",
  "AdTextAsset",
  "AgeRangeInfo",
  "AgeRangeView",
  "Asset",
  "AssetPolicySummary",
  "CallAsset",
  "CallToActionAsset",
  "CalloutAsset",
  "Campaign",
  "Campaign.GeoTargetTypeSetting",
  "Campaign.NetworkSettings",
  "CampaignAsset",
  "CampaignBudget",
  "CampaignCriterion",
  "ConversionAction",
  "ConversionAction.ValueSettings",
  "CrmBasedUserListInfo",
  "Customer",
  "CustomerClient",
  "DeviceInfo",
  "GenderInfo",
  "GenderView",
  "GenerateKeywordIdeasRequest",
  "GeoPointInfo",
  "GeoTargetConstant",
  "ImageAsset",
  "ImageDimension",
  "KeywordAndUrlSeed",
  "KeywordInfo",
  "KeywordSeed",
  "LanguageInfo",
  "LocationInfo",
  "ManualCpc",
  "MaximizeConversions",
  "Metrics",
  "MobileAppCategoryInfo",
  "MobileApplicationInfo",
  "MutateOperation",
  "PlacementInfo",
  "PolicyTopicEntry",
  "PolicyTopicEvidence",
  "ProximityInfo",
  "ResponsiveDisplayAdControlSpec",
  "ResponsiveDisplayAdInfo",
  "ResponsiveSearchAdInfo",
  "SearchGoogleAdsStreamRequest",
  "SearchTermView",
  "Segments",
  "SitelinkAsset",
  "StructuredSnippetAsset",
  "SuggestGeoTargetConstantsRequest",
  "SuggestGeoTargetConstantsRequest.LocationNames",
  "TargetCpa",
  "TargetCpm",
  "TargetRestriction",
  "TargetSpend",
  "TargetingSetting",
  "UrlSeed",
  "UserList",
  "UserListInfo",
  "UserLocationView",
] as const

/** The messages whose comments say how many texts and pictures they take, how long and how large. */
const limitedMessages = ["ResponsiveDisplayAdInfo", "CalloutAsset", "SitelinkAsset", "StructuredSnippetAsset"]

/** What the Data Manager API is sent of people on lists and of conversions, and how it says what became of these. */
export const dataManagerMessages = [
  "AdIdentifiers",
  "AddressInfo",
  "AudienceMember",
  "Consent",
  "Destination",
  "DeviceInfo",
  "ErrorCount",
  "ErrorInfo",
  "Event",
  "IngestAudienceMembersRequest",
  "IngestAudienceMembersResponse",
  "IngestEventsRequest",
  "IngestEventsResponse",
  "ProductAccount",
  "RemoveAudienceMembersRequest",
  "RemoveAudienceMembersResponse",
  "RequestStatusPerDestination",
  "RetrieveRequestStatusResponse",
  "TermsOfService",
  "UserData",
  "UserIdentifier",
] as const

interface Block {
  readonly kind: "message" | "enum" | "oneof" | "other"
  readonly name: string
}

interface Described {
  readonly fields: Map<string, Map<string, string>>
  readonly enums: Map<string, Array<string>>
}

/** A file without its comments and the contents of its strings, which may hold braces. */
const bare = (proto: string): string =>
  proto
    .replaceAll(/\/\/[^\n]*/gu, "")
    .replaceAll(/\/\*[\s\S]*?\*\//gu, "")
    .replaceAll(/"(?:[^"\\]|\\.)*"/gu, '""')

const blockOf = (header: string, outer: string): Block => {
  const [, kind, name = ""] = /^(message|enum|oneof)\s+(\w+)$/u.exec(header) ?? []
  if (kind === "oneof") return { kind, name: outer }
  // The messages that wrap an enumeration, such as `CampaignStatusEnum`, are no names of their own.
  const within = outer === "" || kind === "enum" ? "" : `${outer}.`
  return kind === "message" || kind === "enum" ? { kind, name: within + name } : { kind: "other", name: outer }
}

/** The short name of a type: `Campaign.NetworkSettings`, `CampaignStatus`, `string`. */
const typeOf = (type: string): string => {
  const path = type.replace(/^\.?google\.ads\.googleads\.v\d+\.(?:common|enums|errors|resources|services)\./u, "")
  return /^(\w+)Enum\.\1$/u.test(path) ? (path.split(".").at(-1) ?? path) : path
}

/** Reads one file of protocol buffers into what is known of all. */
const readProto = (proto: string, into: Described): void => {
  const blocks: Array<Block> = []
  let text = ""
  const statement = () => {
    const top = blocks.at(-1)
    const field = /^(optional|repeated)? ?([\w.]+) (\w+) = \d+/u.exec(
      text
        .trim()
        .replaceAll(/\s+/gu, " ")
        .replaceAll(/ ?\. ?/gu, "."),
    )
    const value = /^(\w+) = -?\d+/u.exec(text.trim())?.[1]
    if ((top?.kind === "message" || top?.kind === "oneof") && field !== null) {
      const [, label = "", type = "", name = ""] = field
      const fields = into.fields.get(top.name) ?? new Map<string, string>()
      fields.set(jsonName(name), label === "repeated" ? `list<${typeOf(type)}>` : typeOf(type))
      into.fields.set(top.name, fields)
    }
    if (top?.kind === "enum" && value !== undefined)
      into.enums.set(top.name, [...(into.enums.get(top.name) ?? []), value])
  }
  for (const sign of bare(proto)) {
    if (sign === "{") {
      // The options of a field may hold braces too.
      statement()
      const inMessage = blocks.at(-1)?.kind === "message" || blocks.at(-1)?.kind === "oneof"
      blocks.push(blockOf(text.trim(), inMessage ? (blocks.at(-1)?.name ?? "") : ""))
      text = ""
    } else if (sign === "}") {
      blocks.pop()
      text = ""
    } else if (sign === ";") {
      statement()
      text = ""
    } else text += sign
  }
}

/** The values of every enumeration of Google's protocol buffers, such as its errors. */
export const googleEnums = (protos: Iterable<string>): Readonly<Record<string, string>> => {
  const described: Described = { fields: new Map(), enums: new Map() }
  for (const proto of protos) readProto(proto, described)
  return Object.fromEntries([...described.enums].map(([name, values]) => [name, values.join(" ")] as const).toSorted())
}

/** The fields of Google's messages by type, and the values of the enumerations that they use, out of its protocol buffers. */
export const googleFacts = (
  protos: Iterable<string>,
  messages: ReadonlyArray<string> = googleMessages,
): GoogleFacts => {
  const described: Described = { fields: new Map(), enums: new Map() }
  const limits: Record<string, Readonly<Record<string, FieldLimits>>> = {}
  for (const proto of protos) {
    readProto(proto, described)
    for (const name of limitedMessages.filter((one) => messages.includes(one)))
      if (proto.includes(`message ${name} {`)) limits[name] = fieldLimits(proto, name)
  }
  const byType = Object.fromEntries(
    messages.map((name) => {
      const fields = described.fields.get(name)
      if (fields === undefined) throw new Error(`Nothing describes ${name}`)
      const inner = (type: string) => (described.fields.has(`${name}.${type}`) ? `${name}.${type}` : type)
      const names = Map.groupBy(fields, ([, type]) => inner(type))
      const sorted = [...names].toSorted(([left], [right]) => left.localeCompare(right))
      return [name, Object.fromEntries(sorted.map(([type, held]) => [type, held.map(([field]) => field).join(" ")]))]
    }),
  )
  const used = new Set(
    Object.values(byType).flatMap((types) => Object.keys(types).map((type) => type.replaceAll(/list<|>/gu, ""))),
  )
  const enums = [...described.enums]
    .filter(([name]) => used.has(name))
    .toSorted(([left], [right]) => left.localeCompare(right))
  return {
    messages: byType,
    enums: Object.fromEntries(enums.map(([name, values]) => [name, values.join(" ")])),
    ...(Object.keys(limits).length > 0 && { limits }),
  }
}
