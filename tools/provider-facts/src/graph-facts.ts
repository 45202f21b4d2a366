/** Names by their type: `{ "string": "id name" }`. */
export type NamesByType = Readonly<Record<string, string>>

export interface GraphCall {
  readonly required: string
  readonly parameters: NamesByType
}

export interface GraphFacts {
  readonly fields: Readonly<Record<string, NamesByType>>
  readonly calls: Readonly<Record<string, GraphCall>>
  readonly enums: Readonly<Record<string, string>>
}

/** A parameter or field as `api_specs/specs/*.json` of facebook-business-sdk-codegen writes it. */
interface Member {
  readonly name: string
  readonly type: string
  readonly required?: boolean
}

interface Api {
  readonly method: string
  readonly endpoint?: string
  readonly name?: string
  readonly params: ReadonlyArray<Member>
}

export interface NodeSpecification {
  readonly apis: ReadonlyArray<Api>
  readonly fields: ReadonlyArray<Member>
}

export interface EnumSpecification {
  readonly name: string
  readonly values: ReadonlyArray<string>
}

/** What Marquee writes, or reads field by field. Some are not in every version. */
const nodes = [
  "Ad",
  "AdCreative",
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
  "AdSet",
  "AdStudy",
  "AdStudyCell",
  "AdVideo",
  "AdgroupIssuesInfo",
  "AdgroupReviewFeedback",
  "AdsActionStats",
  "AdsInsights",
  "AdsPixel",
  "Campaign",
  "CustomAudience",
  "CustomAudienceStatus",
  "DACheck",
  "FlexibleTargeting",
  "IDName",
  "Lead",
  "LeadGenContextCard",
  "LeadGenCustomDisclaimer",
  "LeadGenCustomDisclaimerBody",
  "LeadGenLegalContentCheckbox",
  "LeadGenQuestion",
  "LeadGenQuestionOption",
  "LeadGenThankYouPage",
  "LeadgenForm",
  "LookalikeSpec",
  "Page",
  "ProductCatalog",
  "ProductItem",
  "ProductItemError",
  "ProductSet",
  "Targeting",
  "TargetingAutomation",
  "TargetingGeoLocation",
  "TargetingGeoLocationCustomLocation",
  "TargetingGeoLocationZip",
  "UserLeadGenFieldData",
  "VideoStatus",
  "VideoStatusError",
  "VideoStatusProcessingPhase",
]

/** The calls that are made, as node, method and edge; without an edge the node itself is read, updated or deleted. */
const calls = [
  "AdAccount POST adcreatives",
  "AdAccount POST adimages",
  "AdAccount POST ads",
  "AdAccount POST adsets",
  "AdAccount POST advideos",
  "AdAccount GET advideos",
  "AdAccount POST campaigns",
  "AdAccount POST customaudiences",
  "AdAccount GET customaudiences",
  "AdsPixel GET",
  "AdsPixel GET da_checks",
  "AdsPixel POST events",
  "AdsPixel POST shared_accounts",
  "AdStudy DELETE",
  "AdStudy POST",
  "Business GET ad_studies",
  "Business POST ad_studies",
  "Business GET adspixels",
  "Business POST adspixels",
  "Page POST leadgen_forms",
  "Page POST subscribed_apps",
  "Business POST owned_product_catalogs",
  "ProductCatalog GET products",
  "ProductCatalog POST items_batch",
  "ProductCatalog POST product_sets",
  "AdVideo GET",
  "Ad POST",
  "AdCreative POST",
  "AdSet GET ad_studies",
  "AdSet POST",
  "Campaign POST",
  "CustomAudience GET",
  "CustomAudience POST users",
  "CustomAudience DELETE users",
  "CustomAudience DELETE",
  "LeadgenForm POST",
  "LeadgenForm GET test_leads",
  "LeadgenForm POST test_leads",
  "Lead DELETE",
  "Campaign GET insights",
  "AdAccount GET targetingsearch",
]

/** The names of calls on a node itself. */
const ownCalls: Readonly<Record<string, string>> = { GET: "#get", POST: "#update", DELETE: "#delete" }

const byType = (members: ReadonlyArray<Member>): NamesByType => {
  const types = [...new Set(members.map(({ type }) => type))].toSorted()
  const namesOf = (type: string) => members.filter((member) => member.type === type).map(({ name }) => name)
  return Object.fromEntries(types.map((type) => [type, namesOf(type).toSorted().join(" ")]))
}

/** The fields, parameters and values of the Graph calls that Marquee makes, out of Meta's published descriptions. */
export const graphFacts = (
  nodeOf: (name: string) => NodeSpecification | undefined,
  enums: ReadonlyArray<EnumSpecification>,
): GraphFacts => {
  const describedCalls = calls.map((call) => {
    const [node = "", method = "", edge = ""] = call.split(" ")
    const api = nodeOf(node)?.apis.find(
      (one) =>
        one.method === method &&
        (one.endpoint ?? "").replace("/", "") === edge &&
        (edge !== "" || one.name === ownCalls[method]),
    )
    if (api === undefined) throw new Error(`Nothing describes ${call}`)
    return { call, params: api.params }
  })
  const fields = nodes.flatMap((node) => {
    const described = nodeOf(node)
    return described === undefined ? [] : [{ node, members: described.fields }]
  })
  const types = new Set(
    [...describedCalls.flatMap(({ params }) => params), ...fields.flatMap(({ members }) => members)].map(({ type }) =>
      type.replaceAll(/list<|>/g, ""),
    ),
  )
  return {
    fields: Object.fromEntries(fields.map(({ node, members }) => [node, byType(members)])),
    calls: Object.fromEntries(
      describedCalls.map(({ call, params }) => [
        call,
        {
          required: params
            .filter(({ required }) => required === true)
            .map(({ name }) => name)
            .join(" "),
          parameters: byType(params),
        },
      ]),
    ),
    enums: Object.fromEntries(
      enums.filter(({ name }) => types.has(name)).map(({ name, values }) => [name, values.join(" ")]),
    ),
  }
}
