import { isEnded, versionOf, versionsReadOn } from "@adapters/settings"
import { specifiedGraphVersion } from "@domain/channels"
import newer from "@tools/provider-facts/meta-v25.json" with { type: "json" }
import older from "@tools/provider-facts/meta-v8.json" with { type: "json" }
import type { NodeKind } from "./meta-state.ts"

type NamesByType = Readonly<Record<string, string>>

/** What Meta publishes of its interface: fields and parameters by type, and the values of enumerations. */
interface Description {
  readonly fields: Readonly<Record<string, NamesByType>>
  readonly calls: Readonly<Record<string, { readonly required: string; readonly parameters: NamesByType }>>
  readonly enums: Readonly<Record<string, string>>
}

const OLDER: Description = older
const NEWER: Description = newer

/** The first version with outcome objectives; the newer description holds from it on. */
const FIRST_NEWER = 15

/** Whether Meta answered a version on the day on which its versions were read; the specification's own is answered here. */
export const isAnswered = (version: string): boolean =>
  version === specifiedGraphVersion ||
  (versionOf("meta", version) !== undefined && !isEnded("meta", version, versionsReadOn))

const describedIn = (version: number): Description => (version < FIRST_NEWER ? OLDER : NEWER)

const words = (text: string | undefined): string[] => (text === undefined || text === "" ? [] : text.split(" "))

const typesOf = (names: NamesByType | undefined): ReadonlyMap<string, string> =>
  new Map(Object.entries(names ?? {}).flatMap(([type, list]) => words(list).map((name) => [name, type] as const)))

/** What Meta's guides tell and its descriptions leave out, from the version on that is named. */
const GUIDES: readonly {
  readonly since: number
  readonly until: number
  readonly type: string
  readonly values: string
}[] = [
  // developers.facebook.com, Marketing API, "Call Ads".
  { since: 15, until: 99, type: "adaccountadsets_destination_type_enum_param", values: "PHONE_CALL" },
  { since: 15, until: 99, type: "adcampaign_destination_type", values: "PHONE_CALL" },
  // developers.facebook.com, reference of ad sets: the description numbers these values, the guide names them.
  {
    since: 15,
    until: 99,
    type: "adaccountadsets_regional_regulated_categories_enum_param",
    values: "AUSTRALIA_FINSERV INDIA_FINSERV TAIWAN_FINSERV TAIWAN_UNIVERSAL SINGAPORE_UNIVERSAL THAILAND_UNIVERSAL",
  },
]

const guidesFor = (version: number, type: string) =>
  GUIDES.filter((one) => one.type === type && version >= one.since && version <= one.until)

/** Node types whose fields are also the keys that a call may send. */
const SENT = new Set([
  "AdCreativeContextualMultiAds",
  "AdCreativeDegreesOfFreedomSpec",
  "AdCreativeFeatureDetails",
  "AdCreativeFeaturesSpec",
  "AdCreativeLinkData",
  "AdCreativeLinkDataCallToAction",
  "AdCreativeLinkDataCallToActionValue",
  "AdCreativeLinkDataChildAttachment",
  "AdCreativeObjectStorySpec",
  "AdCreativeVideoData",
  "AdPromotedObject",
  "FlexibleTargeting",
  "IDName",
  "LeadGenContextCard",
  "LeadGenCustomDisclaimer",
  "LeadGenCustomDisclaimerBody",
  "LeadGenLegalContentCheckbox",
  "LeadGenQuestion",
  "LeadGenQuestionOption",
  "LeadGenThankYouPage",
  "Targeting",
  "TargetingAutomation",
  "TargetingGeoLocation",
  "TargetingGeoLocationCustomLocation",
  "TargetingGeoLocationZip",
])

/** Parameters whose type Meta's descriptions call a map or an object, and the node whose fields they have. */
const MAPS: ReadonlyMap<string, string> = new Map([
  ["contextual_multi_ads", "AdCreativeContextualMultiAds"],
  ["degrees_of_freedom_spec", "AdCreativeDegreesOfFreedomSpec"],
  ["context_card", "LeadGenContextCard"],
  ["custom_disclaimer", "LeadGenCustomDisclaimer"],
  ["thank_you_page", "LeadGenThankYouPage"],
  ["questions", "LeadGenQuestion"],
])

/** A parameter's type with the node that a version describes for it. */
const typeOf = (version: number, name: string, type: string): string => {
  const node = MAPS.get(name)
  if (node === undefined || fieldsOf(version, node).size === 0) return type
  return type.replace(/^(list<)?(?:map|Object)(>)?$/, `$1${node}$2`)
}

/** The values of an enumeration in a version; undefined for any other type. */
export const valuesOf = (version: number, type: string): string[] | undefined => {
  const listed = describedIn(version).enums[type]
  return listed === undefined
    ? undefined
    : [...words(listed), ...guidesFor(version, type).flatMap(({ values }) => words(values))]
}

/** The fields of a node and their types in a version. */
export const fieldsOf = (version: number, node: string): ReadonlyMap<string, string> =>
  typesOf(describedIn(version).fields[node])

/** The keys that a call may send inside a value of this type; undefined where Meta does not list them. */
export const keysOf = (version: number, type: string): ReadonlyMap<string, string> | undefined => {
  const fields = SENT.has(type) ? fieldsOf(version, type) : undefined
  return fields?.size === 0 ? undefined : fields
}

/** The parameters of a call with their types, and the names of the parameters that the call needs. */
export const parametersOf = (
  version: number,
  call: string,
): { readonly types: ReadonlyMap<string, string>; readonly required: readonly string[] } => {
  const described = describedIn(version).calls[call]
  if (described === undefined) throw new Error(`Nothing describes ${call}`)
  const types = [...typesOf(described.parameters)].map(([name, type]) => [name, typeOf(version, name, type)] as const)
  return { types: new Map(types), required: words(described.required) }
}

/** Meta's names of the kinds of nodes, in its descriptions and in its messages. */
export const NODES: Readonly<
  Record<NodeKind, { readonly node: string; readonly name: string; readonly create: string }>
> = {
  campaign: { node: "Campaign", name: "AdCampaignGroup", create: "AdAccount POST campaigns" },
  adset: { node: "AdSet", name: "AdCampaign", create: "AdAccount POST adsets" },
  adcreative: { node: "AdCreative", name: "AdCreative", create: "AdAccount POST adcreatives" },
  ad: { node: "Ad", name: "Adgroup", create: "AdAccount POST ads" },
  leadgen_form: { node: "LeadgenForm", name: "LeadGenData", create: "Page POST leadgen_forms" },
}

export const readableFields = (version: number, kind: NodeKind): readonly string[] => [
  ...fieldsOf(version, NODES[kind].node).keys(),
]
