import type { Sandbox } from "../start-sandbox.ts"

export const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

type Body = Record<string, unknown>
export type Reply = { readonly status: number; readonly body: Body }

/** A Graph call with JSON parameters and the system token (or another). */
export const graph = async (
  sandbox: Sandbox,
  method: string,
  path: string,
  params: Body = {},
  token = "meta_system_marquee",
  version = "v8.0",
): Promise<Reply> => {
  const url = new URL(`${sandbox.url}/graph/${version}/${path}`)
  if (method === "GET")
    for (const [name, value] of Object.entries(params))
      url.searchParams.set(name, typeof value === "string" ? value : JSON.stringify(value))
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(method === "GET" ? {} : { body: JSON.stringify(params) }),
  })
  return { status: response.status, body: await response.json() }
}

/** The id of what a call made; throws its refusal. */
export const made = (reply: Reply): string => {
  if (typeof reply.body["id"] !== "string") throw new Error(JSON.stringify(reply))
  return reply.body["id"]
}

export type MetaCampaign = { campaign: string; adset: string; creative: string; ad: string; form: string; hash: string }

/** A whole lead campaign on the social network, in review. */
export const launchMeta = async (sandbox: Sandbox, dailyBudget = 50_000): Promise<MetaCampaign> => {
  const form = made(
    await graph(
      sandbox,
      "POST",
      "4001/leadgen_forms",
      {
        name: "Enquiry",
        questions: [
          { type: "FULL_NAME" },
          { type: "PHONE", key: "phone" },
          { type: "CUSTOM", key: "when", label: "When?" },
        ],
        privacy_policy: { url: "https://example.com/privacy" },
        custom_disclaimer: {
          title: "Your consent",
          body: { text: "Choose what we may do with your details." },
          checkboxes: [
            { key: "contact", text: "You may call me.", is_required: true, is_checked_by_default: false },
            { key: "newsletter", text: "Send me news.", is_required: false, is_checked_by_default: false },
          ],
        },
      },
      "page_token_4001",
    ),
  )
  const campaign = made(
    await graph(sandbox, "POST", "act_3001/campaigns", {
      name: "Smiles",
      objective: "LEAD_GENERATION",
      status: "ACTIVE",
      special_ad_categories: [],
    }),
  )
  const adset = made(
    await graph(sandbox, "POST", "act_3001/adsets", {
      name: "Pune",
      campaign_id: campaign,
      daily_budget: dailyBudget,
      billing_event: "IMPRESSIONS",
      optimization_goal: "LEAD_GENERATION",
      promoted_object: { page_id: "4001" },
      status: "ACTIVE",
      targeting: {
        age_min: 21,
        age_max: 55,
        geo_locations: {
          custom_locations: [{ latitude: 18.5, longitude: 73.8, radius: 10, distance_unit: "kilometer" }],
        },
        flexible_spec: [{ interests: [{ id: "6003107902433", name: "Dentistry" }] }],
        publisher_platforms: ["facebook", "instagram"],
      },
    }),
  )
  const upload = await graph(sandbox, "POST", "act_3001/adimages", { bytes: png })
  const hash = String(JSON.stringify(upload.body).match(/"hash":"([0-9a-f]+)"/)?.[1])
  const creative = made(
    await graph(sandbox, "POST", "act_3001/adcreatives", {
      name: "Creative",
      object_story_spec: {
        page_id: "4001",
        link_data: {
          link: "https://example.com/",
          message: "Straight teeth, no fuss.",
          name: "Braces from ₹999",
          image_hash: hash,
          call_to_action: { type: "GET_QUOTE", value: { lead_gen_form_id: form } },
        },
      },
    }),
  )
  const ad = made(
    await graph(sandbox, "POST", "act_3001/ads", {
      name: "Ad",
      adset_id: adset,
      creative: { creative_id: creative },
      status: "ACTIVE",
    }),
  )
  return { campaign, adset, creative, ad, form, hash }
}

/** A Google Ads call with a fresh access token. */
export const google = async (
  sandbox: Sandbox,
  path: string,
  body: Body,
  headers: Record<string, string> = {},
): Promise<Reply & { list: unknown[] }> => {
  const grant = await fetch(`${sandbox.url}/oauth2/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "refresh_token",
      client_id: "gads_client",
      client_secret: "gads_secret",
      refresh_token: "gads_refresh",
    }),
  })
  const token: { access_token?: string } = await grant.json()
  const response = await fetch(`${sandbox.url}/gads/v24/${path}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token.access_token ?? ""}`,
      "developer-token": "gads_dev_marquee",
      "login-customer-id": "1112223333",
      "content-type": "application/json",
      ...headers,
    },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  const isBody = (value: unknown): value is Body => typeof value === "object" && value !== null && !Array.isArray(value)
  return { status: response.status, body: isBody(answer) ? answer : {}, list: Array.isArray(answer) ? answer : [] }
}

export const searchAd = (headline: string): Body => ({
  finalUrls: ["https://example.com/"],
  responsiveSearchAd: {
    headlines: [headline, "Open today", "Call us now"].map((text) => ({ text })),
    descriptions: [{ text: "Family dentists." }, { text: "Book online." }],
  },
})

/** The operations of a whole search campaign with temporary names, for googleAds:mutate. */
export const searchOperations = (name: string): Body[] => {
  const at = (collection: string, id: number): string => `customers/4445556666/${collection}/${id}`
  return [
    {
      campaignBudgetOperation: {
        create: {
          resourceName: at("campaignBudgets", -1),
          name: `${name} budget`,
          amountMicros: "500000000",
          explicitlyShared: false,
        },
      },
    },
    {
      campaignOperation: {
        create: {
          resourceName: at("campaigns", -2),
          name,
          status: "ENABLED",
          advertisingChannelType: "SEARCH",
          campaignBudget: at("campaignBudgets", -1),
          targetSpend: {},
          containsEuPoliticalAdvertising: "DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING",
          networkSettings: { targetGoogleSearch: true },
        },
      },
    },
    {
      campaignCriterionOperation: {
        create: { campaign: at("campaigns", -2), location: { geoTargetConstant: "geoTargetConstants/2356" } },
      },
    },
    {
      adGroupOperation: {
        create: { resourceName: at("adGroups", -3), name: "Group", campaign: at("campaigns", -2), status: "ENABLED" },
      },
    },
    {
      adGroupCriterionOperation: {
        create: { adGroup: at("adGroups", -3), keyword: { text: "dentist pune", matchType: "PHRASE" } },
      },
    },
    {
      adGroupAdOperation: {
        create: { adGroup: at("adGroups", -3), status: "ENABLED", ad: searchAd("Dentist in Pune") },
      },
    },
  ]
}
