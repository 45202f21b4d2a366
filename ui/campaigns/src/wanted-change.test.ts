import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { expect, test } from "vitest"
import { pathOfChange, wantedIn } from "./wanted-change.ts"

const campaign = { id: CampaignId.make(7), businessProfileId: BusinessProfileId.make(5) }
const read = (path: string) => wantedIn(new URL(path, "https://portal.example").searchParams)

test.each([{ endDate: "2026-12-05" }, { endDate: "2026-12-05", dailyBudget: 50_000 }])(
  "a change survives the way to add money (%o)",
  (wanted) => {
    expect(read(pathOfChange(campaign, wanted))).toEqual(wanted)
  },
)

test.each(["?endDate=soon", "?dailyBudget=-1", "?dailyBudget=1.5", ""])("no change is read from %s", (search) => {
  expect(read(`/app/5/campaigns/7${search}`)).toBeUndefined()
})
