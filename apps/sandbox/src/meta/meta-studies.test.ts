import { expect, it } from "vitest"
import type { Sandbox } from "../start-sandbox.ts"
import { graph, launchMeta, made } from "../testing/campaigns.ts"
import { runSandbox } from "../testing/run-sandbox.ts"

const now = Math.floor(Date.now() / 1_000)

const studyOf = (adSets: ReadonlyArray<string>, change: Record<string, unknown> = {}) => ({
  name: "A or B",
  type: "SPLIT_TEST",
  start_time: now + 60,
  end_time: now + 864_000,
  cells: adSets.map((adSet, index) => ({ name: `Group ${index}`, treatment_percentage: 50, adsets: [adSet] })),
  ...change,
})

const post = (sandbox: Sandbox, study: Record<string, unknown>) => graph(sandbox, "POST", "2001/ad_studies", study)

const two = async (sandbox: Sandbox) => [(await launchMeta(sandbox)).adset, (await launchMeta(sandbox)).adset]

it("splits people by cells of ad sets, and tells of them", () =>
  runSandbox({}, async (sandbox) => {
    const adSets = await two(sandbox)
    const id = made(await post(sandbox, studyOf(adSets)))
    const listed = await graph(sandbox, "GET", "2001/ad_studies", { fields: "id,name,type" })
    expect(listed.body["data"]).toEqual([{ id, name: "A or B", type: "SPLIT_TEST" }])
    const cells = await graph(sandbox, "GET", `${id}/cells`, { fields: "name,treatment_percentage,adsets" })
    expect(cells.body["data"]).toMatchObject(
      adSets.map((adSet) => ({ treatment_percentage: 50, adsets: { data: [{ id: adSet }] } })),
    )
    expect((await graph(sandbox, "POST", id, { end_time: now + 900_000 })).body).toEqual({ success: true })
    expect((await graph(sandbox, "POST", id, { end_time: now - 10 })).status).toBe(400)
  }))

it("tells the studies of an ad set, which a removed study leaves free for another", () =>
  runSandbox({}, async (sandbox) => {
    const adSets = await two(sandbox)
    const id = made(await post(sandbox, studyOf(adSets)))
    const ofFirst = await graph(sandbox, "GET", `${adSets[0]}/ad_studies`, { fields: "id,name" })
    expect(ofFirst.body["data"]).toEqual([{ id, name: "A or B" }])
    expect((await graph(sandbox, "DELETE", id, { name: "A or B" })).status).toBe(400)
    expect((await graph(sandbox, "DELETE", id)).body).toEqual({ success: true })
    expect((await graph(sandbox, "GET", `${adSets[0]}/ad_studies`, {})).body["data"]).toEqual([])
    made(await post(sandbox, studyOf(adSets)))
  }))

it("refuses studies that Meta refuses", () =>
  runSandbox({}, async (sandbox) => {
    const adSets = await two(sandbox)
    const [one = "", other = ""] = adSets
    const cell = (percentage: number, adSet: string) => ({
      name: "",
      treatment_percentage: percentage,
      adsets: [adSet],
    })
    const refused = [
      studyOf([one]),
      studyOf([one, one]),
      studyOf([one, "17"]),
      studyOf(adSets, { type: "LIFT" }),
      studyOf(adSets, { type: "AB" }),
      studyOf(adSets, { end_time: now - 1 }),
      studyOf(adSets, { cells: [cell(60, one), cell(50, other)] }),
      studyOf(adSets, { cells: [cell(0, one), cell(50, other)] }),
      studyOf(adSets, { cells: [{ ...cell(50, one), winner: true }, cell(50, other)] }),
      studyOf(adSets, { budget: 5 }),
    ]
    for (const study of refused) expect((await post(sandbox, study)).status, JSON.stringify(study)).toBe(400)
    made(await post(sandbox, studyOf(adSets)))
    expect((await post(sandbox, studyOf(adSets))).status).toBe(400)
  }))
