import { providerVersions } from "@adapters/settings"
import { describe, expect, test } from "vitest"
import type { Sandbox } from "../start-sandbox.ts"
import { google, graph, made } from "../testing/campaigns.ts"
import { runSandbox } from "../testing/run-sandbox.ts"

const answered = providerVersions.meta.versions.map(({ version }) => version).slice(-3)

const post = (sandbox: Sandbox, version: string, path: string, params: Record<string, unknown>) =>
  graph(sandbox, "POST", path, params, undefined, version)

const makeAdSet = async (
  sandbox: Sandbox,
  version: string,
  targeting: Record<string, unknown>,
  declared: Record<string, unknown> = {},
) => {
  const campaign = made(
    await post(sandbox, version, "act_3001/campaigns", {
      name: "C",
      objective: "OUTCOME_TRAFFIC",
      special_ad_categories: [],
      is_adset_budget_sharing_enabled: false,
      ...declared,
    }),
  )
  return post(sandbox, version, "act_3001/adsets", {
    name: "S",
    campaign_id: campaign,
    daily_budget: 50_000,
    billing_event: "IMPRESSIONS",
    optimization_goal: "LINK_CLICKS",
    targeting: { geo_locations: { countries: ["IN"] }, ...targeting },
  })
}

const flagIn = async (sandbox: Sandbox, version: string, targeting: Record<string, unknown>) => {
  const id = made(await makeAdSet(sandbox, version, targeting))
  const { body } = await graph(sandbox, "GET", id, { fields: "targeting" }, undefined, version)
  return body
}

test("places are left out by keys and circles that are known, and not chosen as well", () =>
  runSandbox({}, async (sandbox) => {
    const saysNo = { targeting_automation: { advantage_audience: 0 } }
    const spot = (radius: number) => ({ latitude: 18.5, longitude: 73.8, radius, distance_unit: "kilometer" })
    const make = (excluded: Record<string, unknown>) =>
      makeAdSet(sandbox, "v25.0", {
        ...saysNo,
        geo_locations: { zips: [{ key: "IN:411045" }], custom_locations: [spot(10), spot(5)] },
        excluded_geo_locations: excluded,
      })
    expect((await make({ zips: [{ key: "IN:411001" }], custom_locations: [spot(1)] })).status).toBe(200)
    expect((await make({ zips: [{ key: "IN:9" }] })).status).toBe(400)
    expect((await make({ custom_locations: [spot(81)] })).status).toBe(400)
    expect((await make({ zips: [{ key: "IN:411045" }] })).body).toMatchObject({ error: { error_subcode: 1487756 } })
  }))

describe("the flag that an audience may be left", () => {
  test.each(answered)("Graph %s refuses a narrowed ad set without it", (version) =>
    runSandbox({}, async (sandbox) => {
      for (const narrowed of [{ age_min: 25 }, { age_max: 55 }, { genders: [2] }]) {
        const { status, body } = await makeAdSet(sandbox, version, narrowed)
        expect(status).toBe(400)
        expect(body).toMatchObject({
          error: { code: 100, error_subcode: 1870227, error_user_title: "Advantage Audience Flag Required" },
        })
      }
    }),
  )

  test("an ad set for everybody without it is opted in, and one that says no stays out", () =>
    runSandbox({}, async (sandbox) => {
      const saysNo = { targeting_automation: { advantage_audience: 0 } }
      expect(await flagIn(sandbox, "v25.0", {})).toMatchObject({
        targeting: { targeting_automation: { advantage_audience: 1 } },
      })
      expect(await flagIn(sandbox, "v25.0", { age_min: 25, ...saysNo })).toMatchObject({ targeting: saysNo })
      expect((await makeAdSet(sandbox, "v25.0", { targeting_automation: { advantage_audience: 2 } })).status).toBe(400)
      expect((await makeAdSet(sandbox, "v25.0", { targeting_automation: { audience: 0 } })).status).toBe(400)
    }))
})

describe("an audience that may be left", () => {
  const saysYes = { targeting_automation: { advantage_audience: 1 } }
  const message = (answer: Awaited<ReturnType<typeof makeAdSet>>) =>
    (answer.body["error"] as Readonly<Record<string, unknown>> | undefined)?.["error_user_msg"] ??
    (answer.body["error"] as Readonly<Record<string, unknown>> | undefined)?.["message"]

  test("takes ages and gender as suggestions, and no narrower limits than 25 and 65", () =>
    runSandbox({}, async (sandbox) => {
      const say = (targeting: object) => makeAdSet(sandbox, "v25.0", { ...targeting, ...saysYes })
      const suggested = { age_min: 18, age_max: 65, age_range: [35, 54], genders: [2] }
      expect(await flagIn(sandbox, "v25.0", { ...suggested, ...saysYes })).toMatchObject({ targeting: suggested })
      expect((await say({ age_min: 25 })).status).toBe(200)
      expect(message(await say({ age_min: 26 }))).toContain("as a suggestion instead")
      expect(message(await say({ age_max: 54 }))).toContain("as a suggestion instead")
      for (const age_range of [[35], [54, 35], [35, 66], [17, 65]])
        expect((await say({ age_min: 18, age_range })).status, age_range.join()).toBe(400)
      const saysNo = { targeting_automation: { advantage_audience: 0 } }
      const kept = await makeAdSet(sandbox, "v25.0", { age_range: [35, 54], ...saysNo })
      expect(message(kept)).toContain("only be set with Advantage+ audience")
    }))

  test("is not to be had in a special category", () =>
    runSandbox({}, async (sandbox) => {
      const special = { special_ad_categories: ["HOUSING"], special_ad_category_country: ["IN"] }
      const say = (targeting: object) => makeAdSet(sandbox, "v25.0", { ...targeting }, special)
      expect((await say({ targeting_automation: { advantage_audience: 0 } })).status).toBe(200)
      expect(message(await say(saysYes))).toBe("Advantage+ audience is not available.")
    }))

  test("is estimated without its gender and interests", () =>
    runSandbox({}, async (sandbox) => {
      const size = async (flag: number) => {
        const targeting = {
          geo_locations: { countries: ["IN"] },
          genders: [2],
          targeting_automation: { advantage_audience: flag },
        }
        const { body } = await graph(sandbox, "GET", "act_3001/reachestimate", { targeting_spec: targeting })
        return Number((body["data"] as Readonly<Record<string, unknown>>)["users_lower_bound"])
      }
      expect(await size(1)).toBe(2 * (await size(0)))
    }))
})

test("postal codes are taken by the keys that the search of places answers", () =>
  runSandbox({}, async (sandbox) => {
    const saysNo = { targeting_automation: { advantage_audience: 0 } }
    const search = { type: "adgeolocation", location_types: ["zip"], country_code: "GB" }
    const found = await graph(sandbox, "GET", "search", { ...search, q: "BS1" }, undefined, "v25.0")
    expect(found.body["data"]).toMatchObject([{ key: "GB:BS1", type: "zip", country_code: "GB" }])
    expect((await graph(sandbox, "GET", "search", { ...search, q: "EC1A" })).body["data"]).toEqual([])
    const by = (key: string) => makeAdSet(sandbox, "v25.0", { geo_locations: { zips: [{ key }] }, ...saysNo })
    expect((await by("GB:BS1")).status).toBe(200)
    expect((await by("GB:EC1A")).status).toBe(400)
  }))

describe("a version past its end", () => {
  test("is refused by the Graph stand-in, but the specification's own is answered", () =>
    runSandbox({}, async (sandbox) => {
      const me = (version: string) => graph(sandbox, "GET", "me", {}, undefined, version)
      for (const { version } of providerVersions.meta.versions.slice(0, -3)) {
        const { body } = await me(version)
        if (version === "v8.0") expect(body).toHaveProperty("id")
        else expect(body, version).toMatchObject({ error: { code: 2635 } })
      }
      for (const version of answered) expect((await me(version)).status, version).toBe(200)
      expect((await me("v28.0")).status).toBe(400)
    }))

  test("is refused by the Google Ads stand-in", () =>
    runSandbox({}, async (sandbox) => {
      const statusOf = async (version: string) => {
        const url = `${sandbox.url}/gads/${version}/geoTargetConstants:suggest`
        const reply = await fetch(url, { method: "POST", body: "{}" })
        return (await reply.text()).includes("UNSUPPORTED_VERSION")
      }
      for (const version of ["v20", "v21", "v22", "v27"]) expect(await statusOf(version), version).toBe(true)
      for (const version of ["v23", "v24", "v25", "v26"]) expect(await statusOf(version), version).toBe(false)
      expect((await google(sandbox, "geoTargetConstants:suggest", { locationNames: { names: ["Pune"] } })).status).toBe(
        200,
      )
    }))
})

test("a parameter overrides the method of a call no longer", () =>
  runSandbox({}, async (sandbox) => {
    expect((await graph(sandbox, "POST", "me/permissions", { method: "delete" }, "meta_user_marquee")).status).toBe(400)
    expect((await graph(sandbox, "DELETE", "me/permissions", {}, "meta_user_marquee")).body).toEqual({ success: true })
  }))

test("alterations of a creative are refused one by one, not as a bundle", () =>
  runSandbox({}, async (sandbox) => {
    const creative = (features: object) =>
      post(sandbox, "v25.0", "act_3001/adcreatives", {
        name: "K",
        object_story_spec: { page_id: "4001", link_data: { link: "https://example.com/" } },
        degrees_of_freedom_spec: { creative_features_spec: features },
      })
    const no = { enroll_status: "OPT_OUT" }
    expect((await creative({ image_touchups: no })).status).toBe(200)
    expect((await creative({ standard_enhancements: no })).body).toMatchObject({ error: { error_subcode: 3858504 } })
    expect((await creative({ paint_it_black: no })).status).toBe(400)
    expect((await creative({ image_touchups: { enroll_status: "MAYBE" } })).status).toBe(400)
  }))

test("languages are keys that the search tells, and no other numbers", () =>
  runSandbox({}, async (sandbox) => {
    const saysNo = { targeting_automation: { advantage_audience: 0 } }
    const { body } = await graph(sandbox, "GET", "search", { type: "adlocale", q: "Hin" })
    expect(body).toMatchObject({ data: [{ key: 46, name: "Hindi" }] })
    expect((await makeAdSet(sandbox, "v25.0", { locales: [46], ...saysNo })).status).toBe(200)
    expect((await makeAdSet(sandbox, "v25.0", { locales: [47_000], ...saysNo })).status).toBe(400)
    expect((await makeAdSet(sandbox, "v25.0", { locales: ["46"], ...saysNo })).status).toBe(400)
    expect(
      (await makeAdSet(sandbox, "v25.0", { locales: Array.from({ length: 51 }, () => 46), ...saysNo })).status,
    ).toBe(400)
  }))
