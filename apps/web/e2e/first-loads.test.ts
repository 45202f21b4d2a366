import { expectKeptCounts } from "@adapters/sql/testing/kept-counts"
import { expect, test } from "vitest"
import { firstLoads } from "./first-loads.ts"

const frame = "../../ui/account/src/app-frame/app-frame.page.tsx"

/** Pages that people open first, with the screens that the application's pages load besides what the page names. */
const pages: ReadonlyArray<readonly [path: string, screens?: ReadonlyArray<string>]> = [
  ["/home"],
  ["/country"],
  ["/login"],
  ["/signup/businessDetails"],
  ["/s/x"],
  ["/r/x"],
  ["/app/1/dashboard", [frame, "../../ui/campaigns/src/dashboard/dashboard.page.tsx"]],
  ["/app/1/campaigns", [frame, "../../ui/campaigns/src/campaigns.page.tsx"]],
  ["/app/1/wallet", [frame, "../../ui/wallet/src/wallet.page.tsx"]],
  ["/app/1/publishedReports", [frame, "../../ui/reports/src/library/published-reports.page.tsx"]],
  ["/app/1/leads", [frame, "../../ui/leads/src/leads.page.tsx"]],
]

test("a first load weighs what it weighed, part by part", async () => {
  const loadOf = await firstLoads()
  const counts: Array<readonly [string, number]> = []
  for (const [path, screens] of pages)
    for (const [part, bytes] of Object.entries(await loadOf(path, "en", screens)))
      counts.push([`${path}, ${part}`, bytes])
  await expectKeptCounts("first loads", Object.fromEntries(counts))
})

test("no public page loads Effect or contracts before it is used", async () => {
  const loadOf = await firstLoads()
  for (const path of ["/home", "/country", "/signup/businessDetails", "/s/x"])
    for (const language of ["en", "he"]) expect((await loadOf(path, language))["Effect"], path).toBeLessThan(1_000)
})
