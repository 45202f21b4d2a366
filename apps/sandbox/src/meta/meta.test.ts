import { describe, expect, it } from "vitest"
import { hubSignature } from "./hub-signature.ts"
import { graph, launchMeta, png } from "../testing/campaigns.ts"
import { control, runSandbox, startReceiver, until } from "../testing/run-sandbox.ts"

const DAY = 86_400_000

describe("the Graph stand-in", () => {
  it("keeps an ad in review until somebody decides, and says why it was rejected", () =>
    runSandbox({}, async (sandbox) => {
      const { ad, campaign } = await launchMeta(sandbox)
      const status = async (): Promise<unknown> =>
        (await graph(sandbox, "GET", ad, { fields: "effective_status,ad_review_feedback" })).body
      expect(await status()).toMatchObject({ effective_status: "PENDING_REVIEW" })
      expect(await control(sandbox, "GET", "/ads")).toMatchObject([
        { id: ad, network: "meta", campaign: "Smiles", headline: "Braces from ₹999", text: "Straight teeth, no fuss." },
      ])
      await control(sandbox, "POST", `/ads/${ad}/reject`, { reason: "Too much text: use less." })
      expect(await status()).toMatchObject({
        effective_status: "DISAPPROVED",
        ad_review_feedback: { global: { "Too much text": "Too much text: use less." } },
      })
      await control(sandbox, "POST", `/ads/${ad}/approve`)
      expect(await status()).toMatchObject({ effective_status: "ACTIVE" })
      await graph(sandbox, "POST", campaign, { status: "PAUSED" })
      expect(await status()).toMatchObject({ effective_status: "CAMPAIGN_PAUSED" })
      expect((await graph(sandbox, "DELETE", campaign)).body).toEqual({ success: true })
      expect(await status()).toMatchObject({ effective_status: "DELETED" })
    }))

  it("reports spend by day within the budget, and gives leads by poll and webhook", async () => {
    const receiver = await startReceiver()
    await runSandbox({ webhookTarget: receiver.url, marketSpeedSeconds: 60 }, async (sandbox) => {
      expect(
        (await graph(sandbox, "POST", "4001/subscribed_apps", { subscribed_fields: "leadgen" }, "page_token_4001"))
          .status,
      ).toBe(200)
      const { ad, campaign, form } = await launchMeta(sandbox)
      await control(sandbox, "POST", "/approve-all")
      await control(sandbox, "POST", "/clock", { advanceMs: 3 * DAY })
      const insights = await graph(sandbox, "GET", `${campaign}/insights`, {
        fields: "impressions,clicks,spend,actions",
        time_increment: "1",
        date_preset: "lifetime",
      })
      const rows = insights.body["data"]
      if (!Array.isArray(rows)) throw new Error(JSON.stringify(insights))
      expect(rows).toHaveLength(4)
      for (const row of rows) {
        expect(row.date_start).toBe(row.date_stop)
        expect(row.spend).toMatch(/^\d+\.\d\d$/)
        expect(Number(row.spend)).toBeLessThanOrEqual(500)
        expect(Number(row.clicks)).toBeLessThanOrEqual(Number(row.impressions))
      }
      const first = await graph(sandbox, "GET", `${form}/leads`, {
        fields: "created_time,ad_id,field_data",
        limit: "2",
      })
      expect(first.body).toMatchObject({
        data: [{ ad_id: ad, field_data: [{ name: "full_name" }, { name: "phone" }, { name: "when" }] }, {}],
        paging: { cursors: {} },
      })
      const later = { field: "time_created", operator: "GREATER_THAN", value: Math.floor(Date.now() / 1000) + 86_400 }
      const all = await graph(sandbox, "GET", `${form}/leads`, { limit: "500" })
      const recent = await graph(sandbox, "GET", `${form}/leads`, { limit: "500", filtering: [later] })
      expect(JSON.stringify(recent.body).length).toBeLessThan(JSON.stringify(all.body).length)
      expect(
        (await graph(sandbox, "GET", `${form}/leads`, { filtering: [{ ...later, field: "colour" }] })).status,
      ).toBe(400)
      const made = await control(sandbox, "GET", "/leads")
      const count = Array.isArray(made) ? made.length : 0
      await until(() => receiver.received.length === count)
      for (const one of receiver.received)
        expect(one.headers["x-hub-signature-256"]).toBe(hubSignature("meta_secret_marquee", one.body))
      expect(JSON.parse(receiver.received[0]?.body ?? "{}")).toMatchObject({
        object: "page",
        entry: [{ id: "4001", changes: [{ field: "leadgen", value: { form_id: form, ad_id: ad } }] }],
      })
    }).finally(receiver.stop)
  })

  it("walks through pages of a list without repeating or losing one", () =>
    runSandbox({}, async (sandbox) => {
      for (let index = 0; index < 5; index++)
        await graph(sandbox, "POST", "act_3001/campaigns", {
          name: `C${index}`,
          objective: "LINK_CLICKS",
          special_ad_categories: [],
        })
      const names: unknown[] = []
      let params: Record<string, unknown> = { fields: "name", limit: "2" }
      for (let round = 0; round < 3; round++) {
        const { body } = await graph(sandbox, "GET", "act_3001/campaigns", params)
        if (Array.isArray(body["data"])) names.push(...body["data"].map((one) => one.name))
        const after = JSON.stringify(body).match(/"after":"([^"]+)"/)?.[1]
        params = { ...params, after }
      }
      expect(names.toSorted()).toEqual(["C0", "C1", "C2", "C3", "C4"])
    }))

  it("refuses wrong parameters with 100, bad tokens with 190, old versions with 2635", () =>
    runSandbox({}, async (sandbox) => {
      const bad = async (path: string, params: Record<string, unknown>, token?: string): Promise<unknown> =>
        (await graph(sandbox, "POST", path, params, token)).body
      const campaign = { name: "C", objective: "LEAD_GENERATION", special_ad_categories: [] }
      expect(await bad("act_3001/campaigns", { ...campaign, colour: "red" })).toMatchObject({
        error: { code: 100, type: "OAuthException", fbtrace_id: expect.any(String) },
      })
      expect(await bad("act_3001/campaigns", { name: "C" })).toMatchObject({
        error: { code: 100, message: "(#100) The parameter objective is required." },
      })
      expect(await bad("act_3001/campaigns", { ...campaign, objective: "OUTCOME_LEADS" })).toMatchObject({
        error: { code: 100 },
      })
      expect(await bad("act_3001/campaigns", campaign, "wrong")).toMatchObject({ error: { code: 190 } })
      expect(await (await fetch(`${sandbox.url}/graph/v3.0/me?access_token=meta_system_marquee`)).json()).toMatchObject(
        { error: { code: 2635 } },
      )
      expect((await graph(sandbox, "GET", "123")).body).toMatchObject({ error: { code: 100, error_subcode: 33 } })
      expect(await bad("4001/page_backed_instagram_accounts", {})).toMatchObject({ error: { code: 190 } })
      expect(await bad("4001/page_backed_instagram_accounts", {}, "page_token_4001")).toMatchObject({
        id: expect.stringMatching(/^\d+$/),
      })
    }))

  it("keeps an uploaded picture byte for byte, as JSON or as a file", () =>
    runSandbox({}, async (sandbox) => {
      const form = new FormData()
      form.set("picture.png", new Blob([Buffer.from(png, "base64")], { type: "image/png" }), "picture.png")
      const reply = await fetch(`${sandbox.url}/graph/v8.0/act_3001/adimages?access_token=meta_system_marquee`, {
        method: "POST",
        body: form,
      })
      const body: { images?: Record<string, { url: string; hash: string }> } = await reply.json()
      const image = body.images?.["picture.png"]
      const stored = await fetch(image?.url ?? "")
      expect(Buffer.from(await stored.arrayBuffer()).toString("base64")).toBe(png)
      expect(stored.headers.get("content-type")).toBe("image/png")
    }))

  it("verifies a webhook address by its challenge before it subscribes", async () => {
    const receiver = await startReceiver()
    await runSandbox({ webhookTarget: receiver.url }, async (sandbox) => {
      const subscribe = (url: string): ReturnType<typeof graph> =>
        graph(
          sandbox,
          "POST",
          "1001/subscriptions",
          { object: "page", callback_url: url, fields: "leadgen", verify_token: "meta_verify_marquee" },
          "1001|meta_secret_marquee",
        )
      expect((await subscribe(`${receiver.url}/hook`)).body).toEqual({ success: true })
      expect((await subscribe("http://127.0.0.1:9/hook")).body).toMatchObject({ error: { code: 2200 } })
      expect(await control(sandbox, "POST", "/webhooks/meta/verify")).toEqual({ ok: true })
    }).finally(receiver.stop)
  })

  it("exchanges a sign-in for a token that works", () =>
    runSandbox({}, async (sandbox) => {
      const dialog = `${sandbox.url}/graph/v8.0/dialog/oauth?client_id=1001&redirect_uri=${encodeURIComponent("http://localhost:4000/back")}&state=s1&scope=pages_show_list`
      expect((await fetch(dialog)).status).toBe(200)
      const allowed = await fetch(dialog, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ answer: "allow" }),
      })
      const back = new URL(allowed.headers.get("location") ?? "")
      expect(back.searchParams.get("state")).toBe("s1")
      const query = new URLSearchParams({
        client_id: "1001",
        client_secret: "meta_secret_marquee",
        redirect_uri: "http://localhost:4000/back",
        code: back.searchParams.get("code") ?? "",
      })
      const token: { access_token?: string; expires_in?: number } = await (
        await fetch(`${sandbox.url}/graph/v8.0/oauth/access_token?${query}`)
      ).json()
      expect(token.expires_in).toBe(7_200)
      expect(
        (await graph(sandbox, "GET", "me/accounts", { fields: "id" }, token.access_token)).body["data"],
      ).toHaveLength(5)
      const refused = await graph(sandbox, "GET", "me/accounts", { fields: "id,category" }, token.access_token)
      expect([refused.status, refused.body]).toMatchObject([
        403,
        { error: { code: 200, message: expect.stringContaining("pages_read_engagement") } },
      ])
    }))

  it("finds interests and places", () =>
    runSandbox({}, async (sandbox) => {
      expect((await graph(sandbox, "GET", "search", { type: "adinterest", q: "dental" })).body).toMatchObject({
        data: [{ name: "Dentistry", audience_size: 38_000_000 }],
      })
      expect(
        (await graph(sandbox, "GET", "search", { type: "adgeolocation", q: "411038", location_types: ["zip"] })).body,
      ).toMatchObject({ data: [{ key: "IN:411038", type: "zip" }] })
      expect((await graph(sandbox, "GET", "act_3001/targetingsearch", { q: "yoga" })).body).toMatchObject({
        data: [{ name: "Yoga", type: "interests" }],
      })
    }))
})
