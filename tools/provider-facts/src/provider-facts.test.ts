import { expect, test } from "vitest"
import { graphFacts } from "./graph-facts.ts"
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
])
const node = {
  fields: [{ name: "id", type: "string" }],
  apis: [
    ...edges.map((endpoint) => ({ method: "POST", endpoint, params: parameters })),
    ...["insights", "targetingsearch"].map((endpoint) => ({ method: "GET", endpoint: `/${endpoint}`, params: [] })),
    { method: "POST", name: "#update", params: [] },
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
