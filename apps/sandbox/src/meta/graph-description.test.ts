import { describe, expect, test } from "vitest"
import { asObject, isObject, type Json, type JsonObject } from "../core/json.ts"
import type { Sandbox } from "../start-sandbox.ts"
import { graph, launchMeta } from "../testing/campaigns.ts"
import { control, runSandbox } from "../testing/run-sandbox.ts"
import { fieldsOf, valuesOf } from "./graph-description.ts"

const DAY = 86_400_000
const VERSION = 8

const kinds: Readonly<Record<string, (value: Json) => boolean>> = {
  string: (value) => typeof value === "string",
  datetime: (value) => typeof value === "string" && !Number.isNaN(Date.parse(value.replace(/(\d\d)(\d\d)$/, "$1:$2"))),
  bool: (value) => typeof value === "boolean",
  int: Number.isInteger,
  "unsigned int": Number.isInteger,
  float: (value) => typeof value === "number",
  Object: (value) => typeof value === "object",
}

/** What of a reply is of another type than Meta describes, or is described nowhere. */
const differences = (version: number, type: string, value: Json, path: string): string[] => {
  const element = /^list<(.+)>$/.exec(type)?.[1]
  if (element !== undefined)
    return Array.isArray(value)
      ? value.flatMap((one, index) => differences(version, element, one, `${path}[${index}]`))
      : [`${path} is no list`]
  const values = valuesOf(version, type)
  if (values !== undefined) return values.includes(String(value)) ? [] : [`${path} is ${JSON.stringify(value)}`]
  const isKind = kinds[type]
  if (isKind !== undefined) return isKind(value) ? [] : [`${path} is no ${type}`]
  if (!isObject(value)) return [`${path} is no object`]
  const fields = fieldsOf(version, type)
  return fields.size === 0
    ? []
    : Object.entries(value).flatMap(([name, held]) => {
        const fieldType = fields.get(name)
        return fieldType === undefined
          ? [`${path}.${name} is not described`]
          : differences(version, fieldType, held, `${path}.${name}`)
      })
}

/** A campaign of three days with leads, and every described field of what it is made of. */
const launched = async (sandbox: Sandbox): Promise<Readonly<Record<string, JsonObject>>> => {
  const { campaign, adset, creative, ad, form } = await launchMeta(sandbox)
  await control(sandbox, "POST", "/approve-all")
  await control(sandbox, "POST", "/clock", { advanceMs: 3 * DAY })
  const read = async (path: string, node: string): Promise<JsonObject> => {
    const fields = [...fieldsOf(VERSION, node).keys()].join(",")
    const { status, body } = await graph(sandbox, "GET", path, { fields })
    expect(status).toBe(200)
    const plain: Json = JSON.parse(JSON.stringify(body))
    return asObject(plain)
  }
  const first = async (path: string, node: string): Promise<JsonObject> => {
    const { data } = await read(path, node)
    return asObject(Array.isArray(data) ? data[0] : undefined)
  }
  return {
    Campaign: await read(campaign, "Campaign"),
    AdSet: await read(adset, "AdSet"),
    AdCreative: await read(creative, "AdCreative"),
    Ad: await read(ad, "Ad"),
    LeadgenForm: await read(form, "LeadgenForm"),
    Lead: await first(`${form}/leads`, "Lead"),
    AdsInsights: await first(`${campaign}/insights`, "AdsInsights"),
  }
}

/** What Marquee reads of each of them. */
const used: Readonly<Record<string, readonly string[]>> = {
  Campaign: ["id", "name"],
  AdSet: ["id", "name"],
  AdCreative: ["id", "name"],
  Ad: ["id", "name", "effective_status"],
  LeadgenForm: ["id", "name", "legal_content"],
  Lead: ["id", "created_time", "form_id", "ad_id", "ad_name", "platform", "field_data", "custom_disclaimer_responses"],
  AdsInsights: ["date_start", "impressions", "inline_link_clicks", "spend", "actions", "account_currency"],
}

describe("Meta's description of its interface", () => {
  test("each field that the twin answers is described, and of its type", () =>
    runSandbox({ marketSpeedSeconds: 60 }, async (sandbox) => {
      const answers = await launched(sandbox)
      for (const [node, answer] of Object.entries(answers)) {
        expect(differences(VERSION, node, answer, node)).toEqual([])
        expect(Object.keys(answer)).toEqual(expect.arrayContaining([...(used[node] ?? [])]))
      }
    }))

  test("a rejected ad answers with its reasons, each of its type", () =>
    runSandbox({}, async (sandbox) => {
      const { ad } = await launchMeta(sandbox)
      await control(sandbox, "POST", `/ads/${ad}/reject`, { reason: "Too much text: use less." })
      const fields = "effective_status,ad_review_feedback,issues_info"
      const { body } = await graph(sandbox, "GET", ad, { fields })
      const plain: Json = JSON.parse(JSON.stringify(body))
      expect(differences(VERSION, "Ad", plain, "Ad")).toEqual([])
      expect(Object.keys(body).toSorted()).toEqual(["ad_review_feedback", "effective_status", "id", "issues_info"])
    }))

  test("a field that only a newer version has is unknown to an older one", () =>
    runSandbox({}, async (sandbox) => {
      const { campaign } = await launchMeta(sandbox)
      const fields = { fields: "is_adset_budget_sharing_enabled" }
      expect((await graph(sandbox, "GET", campaign, fields)).status).toBe(400)
      expect((await graph(sandbox, "GET", campaign, fields, undefined, "v25.0")).status).toBe(200)
    }))

  test("a mistyped and an undescribed field are found", () => {
    const wrong = { status: "RUNNING", effective_status: "ACTIVE", name: 7, colour: "red" }
    expect(differences(VERSION, "Campaign", wrong, "Campaign")).toEqual([
      'Campaign.status is "RUNNING"',
      "Campaign.name is no string",
      "Campaign.colour is not described",
    ])
  })
})
