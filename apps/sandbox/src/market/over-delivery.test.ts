import { expect, it } from "vitest"
import { google, launchMeta, searchOperations } from "../testing/campaigns.ts"
import { control, runSandbox } from "../testing/run-sandbox.ts"

const HOUR = 3_600_000
const CUSTOMER = "customers/4445556666"
const DAY = 24 * HOUR
const daily = 50_000

/** Moves the sandbox to six in the morning, UTC, so that an hour later it is still the same day in India. */
const toMorning = (sandbox: Parameters<typeof control>[0]) =>
  control(sandbox, "POST", "/clock", { advanceMs: DAY - ((Date.now() - 6 * HOUR) % DAY) })

const spent = async (sandbox: Parameters<typeof control>[0], network: string): Promise<number> => {
  const ads = (await control(sandbox, "GET", "/ads")) as ReadonlyArray<{ network: string; spendMinor: number }>
  return ads.filter((ad) => ad.network === network).reduce((sum, ad) => sum + ad.spendMinor, 0)
}

it("delivers ten times the budget of the campaigns that its switch names", () =>
  runSandbox({ marketSpeedSeconds: 60 }, async (sandbox) => {
    await toMorning(sandbox)
    await launchMeta(sandbox, daily)
    await google(sandbox, `${CUSTOMER}/googleAds:mutate`, { mutateOperations: searchOperations("Search") })
    await control(sandbox, "POST", "/failures", { provider: "meta", kind: "overDeliver", path: "Smiles", count: 1 })
    await control(sandbox, "POST", "/failures", { provider: "googleAds", kind: "overDeliver", path: "Another" })
    await control(sandbox, "POST", "/approve-all")
    await control(sandbox, "POST", "/clock", { advanceMs: HOUR })
    expect(await spent(sandbox, "meta")).toBeGreaterThan(8 * daily)
    expect(await spent(sandbox, "google")).toBeGreaterThan(0)
    expect(await spent(sandbox, "google")).toBeLessThanOrEqual(daily)
    expect(await control(sandbox, "GET", "/failures")).toHaveLength(2)
  }))

it("raises lifetime budgets as well", () =>
  runSandbox({ marketSpeedSeconds: 60 }, async (sandbox) => {
    const [, ...others] = searchOperations("Search")
    const create = {
      resourceName: `${CUSTOMER}/campaignBudgets/-1`,
      name: "Whole",
      amountMicros: "500000000",
      totalAmountMicros: "500000000",
      explicitlyShared: false,
    }
    const first = { campaignBudgetOperation: { create } }
    const made = await google(sandbox, `${CUSTOMER}/googleAds:mutate`, { mutateOperations: [first, ...others] })
    expect(made).toMatchObject({ status: 200 })
    await control(sandbox, "PUT", "/failures", [{ provider: "googleAds", kind: "overDeliver" }])
    await control(sandbox, "POST", "/approve-all")
    await control(sandbox, "POST", "/clock", { advanceMs: HOUR })
    expect(await spent(sandbox, "google")).toBeGreaterThan(5 * daily)
  }))

it("knows no other provider that delivers too much", () =>
  runSandbox({}, async (sandbox) => {
    const refused = await control(sandbox, "PUT", "/failures", [{ provider: "stripe", kind: "overDeliver" }])
    expect(refused).toMatchObject({ error: "Only meta and googleAds deliver ads." })
  }))
