import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { fieldLimits } from "./comment-limits.ts"
import { googleFacts, googleMessages } from "./google-facts.ts"
import { graphFacts } from "./graph-facts.ts"
import { serverEventFacts } from "./server-event-facts.ts"
import { stripeFacts } from "./stripe-facts.ts"

test("a Stripe object becomes its fields' kinds, its metadata a free map", () => {
  const object = { id: "x", amount: 1, refunds: { data: [] }, review: null, metadata: { order: "7" } }
  const resources = new Proxy({}, { get: () => object })
  expect(stripeFacts({ resources })["charge"]).toEqual({
    amount: "number",
    id: "string",
    metadata: "map",
    refunds: { data: "list" },
    review: "null",
  })
})

const parameters = [
  { name: "name", type: "string", required: true },
  { name: "status", type: "campaign_status" },
  { name: "colours", type: "list<campaign_colour>" },
]
const edges = ["adcreatives", "adimages", "ads", "adsets", "campaigns", "leadgen_forms", "subscribed_apps"].concat([
  "owned_product_catalogs",
  "items_batch",
  "product_sets",
  "customaudiences",
  "users",
  "test_leads",
  "adspixels",
  "events",
  "shared_accounts",
  "ad_studies",
  "advideos",
])
const node = {
  fields: [{ name: "id", type: "string" }],
  apis: [
    ...edges.map((endpoint) => ({ method: "POST", endpoint, params: parameters })),
    ...[
      "ad_studies",
      "advideos",
      "insights",
      "products",
      "targetingsearch",
      "customaudiences",
      "test_leads",
      "adspixels",
      "da_checks",
    ].map((endpoint) => ({
      method: "GET",
      endpoint: `/${endpoint}`,
      params: [],
    })),
    { method: "DELETE", endpoint: "users", params: parameters },
    { method: "POST", name: "#update", params: [] },
    { method: "GET", name: "#get", params: [] },
    { method: "DELETE", name: "#delete", params: [] },
  ],
}
const enums = [
  { name: "campaign_status", values: ["ACTIVE", "PAUSED"] },
  { name: "campaign_colour", values: ["RED"] },
  { name: "page_colour", values: ["BLUE"] },
]

test("a Graph call becomes its parameters by type, and those that it needs", () => {
  const { calls, fields } = graphFacts(() => node, enums)
  expect(calls["AdAccount POST campaigns"]).toEqual({
    required: "name",
    parameters: { campaign_status: "status", "list<campaign_colour>": "colours", string: "name" },
  })
  expect(fields["Campaign"]).toEqual({ string: "id" })
})

test("only the enumerations that a call or a field uses are kept", () => {
  expect(graphFacts(() => node, enums).enums).toEqual({ campaign_colour: "RED", campaign_status: "ACTIVE PAUSED" })
})

test("a call that nothing describes is an error", () => {
  expect(() => graphFacts(() => ({ ...node, apis: [] }), enums)).toThrow("Nothing describes AdAccount POST adcreatives")
})

test("a server event's names are the names that Meta's library writes", () => {
  const files: Readonly<Record<string, string>> = {
    "server-event": "/** One of {'app','website'} */ serverEvent.event_time = 1; serverEvent.event_id = 2",
    "user-data": "userData['em'] = 1; if (userData['ph']) {}",
    "custom-data": "customData['value'] = 1",
  }
  expect(serverEventFacts((name) => files[name] ?? "")).toEqual({
    event: "event_id event_time",
    userData: "em",
    customData: "value",
    actionSources: "app website",
  })
  expect(() => serverEventFacts(() => "")).toThrow("Nothing describes event")
})

const proto = (name: string, body: string) => `
// A comment with "half a quote and {
message ${name} {
  option (google.api.resource) = { pattern: "customers/{customer_id}" };
  ${body}
}`

test("a Google message becomes its fields by type, those of its choices included", () => {
  const described = googleFacts([
    ...googleMessages
      .filter((name) => !name.includes("."))
      .map((name) =>
        proto(
          name,
          name === "CampaignBudget"
            ? "bool placeholder = 9;"
            : "bool placeholder = 9; message GeoTargetTypeSetting { bool a = 1; } message NetworkSettings { bool a = 1; } message LocationNames { bool a = 1; } message ValueSettings { bool a = 1; }",
        ),
      ),
    proto(
      "CampaignBudget",
      `string resource_name = 1 [(google.api.resource_reference) = { type: "x" }];
       optional int64 amount_micros = 21;
       repeated google.ads.googleads.v25.common.AdTextAsset texts = 3;
       google.ads.googleads.v25.enums.ColourEnum
           .Colour colour = 4;
       oneof choice { Inner inner = 5; }
       message Inner { bool is_red = 1; }`,
    ),
    "message ColourEnum { enum Colour { UNKNOWN = 0; RED = 1; } } message ShapeEnum { enum Shape { ROUND = 0; } }",
  ])
  expect(described.messages["CampaignBudget"]).toEqual({
    bool: "placeholder",
    Colour: "colour",
    "CampaignBudget.Inner": "inner",
    int64: "amountMicros",
    "list<AdTextAsset>": "texts",
    string: "resourceName",
  })
  expect(described.enums).toEqual({ Colour: "UNKNOWN RED" })
})

test("a Google message's comments tell its least and most, lengths and sizes", () => {
  const limits = fieldLimits(
    `
message Other {
  // A maximum of 9 videos can be specified.
  repeated string wide_images = 1;
}
message Banner {
  // Wide pictures. The minimum size is 600x314 and the aspect ratio must be
  // 1.91:1 (+-1%). At least one \`wide_image\` is required. Combined
  // with \`tall_images\`, the maximum is 15.
  repeated AdImageAsset wide_images = 1;

  // A required text. The maximum length is 90 characters.
  AdTextAsset long_headline = 6;

  // The maximum length is 30 characters.
  // At least 1 and max 5 headlines can be specified.
  repeated google.ads.Text
      headlines = 5;

  // Anything.
  optional string anything = 17;

  // The brand. Maximum display width is 25.
  optional string brand = 18;
}`,
    "Banner",
  )
  expect(limits).toEqual({
    wideImages: { least: 1, mostTogether: 15, leastWidth: 600, leastHeight: 314, ratio: 1.91 },
    longHeadline: { least: 1, mostCharacters: 90 },
    headlines: { least: 1, most: 5, mostCharacters: 30 },
    brand: { mostWidth: 25 },
  })
})

test("a Google message that nothing describes is an error", () => {
  expect(() => googleFacts([])).toThrow("Nothing describes Ad")
})

test("every table says its source, its version and the day on which it was read", () => {
  const folder = new URL("../data/", import.meta.url)
  const tables = readdirSync(folder).filter((name) => name.endsWith(".json"))
  expect(tables.length).toBeGreaterThan(4)
  for (const name of tables)
    expect(JSON.parse(readFileSync(new URL(name, folder), "utf8")), name).toMatchObject({
      source: expect.stringMatching(/\S/u),
      version: expect.stringMatching(/\S/u),
      readOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
    })
})
