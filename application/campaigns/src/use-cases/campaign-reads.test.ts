import { Effect } from "effect"
import { expect, test } from "vitest"
import type { CampaignStatus } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import { JsonText } from "@application/kernel"
import { CampaignRepository } from "../ports/index.ts"
import { memoryCampaignRepository } from "../testing/index.ts"
import { listCampaigns, listMediaPlans } from "./campaign-reads.ts"

const businessProfileId = BusinessProfileId.make(7)
const statuses: ReadonlyArray<CampaignStatus> = ["Draft", "Active", "Archived", "Paused"]

const filled = Effect.gen(function* () {
  const campaigns = yield* CampaignRepository
  for (const [index, status] of statuses.entries())
    yield* campaigns.save({
      id: CampaignId.make(index + 1),
      businessProfileId,
      sessionId: SessionId.make(`00000000-0000-4000-8000-00000000000${index}`),
      region: "IN",
      name: status,
      status,
      channels: [],
      spent: 0,
      createdAt: index,
    })
})

const run = <A, E>(work: Effect.Effect<A, E, CampaignRepository>) =>
  Effect.andThen(filled, work).pipe(
    Effect.provide(memoryCampaignRepository),
    Effect.provide(MemoryDatabase.layer),
    Effect.runPromise,
  )

const names = (page: unknown): ReadonlyArray<string> => {
  const { campaigns } = JSON.parse(page instanceof JsonText ? page.json : "") as {
    readonly campaigns: ReadonlyArray<{ readonly name: string }>
  }
  return campaigns.map(({ name }) => name)
}

test("campaigns are listed by names and numbers of statuses, or all unarchived", async () => {
  const listed = (named?: ReadonlyArray<string>) =>
    run(listCampaigns.handle({ businessProfileId, ...(named !== undefined && { statuses: named }) })).then(names)
  expect(await listed(["4", "archived"])).toEqual(["Archived", "Active"])
  expect(await listed(["new"])).toEqual(["Draft"])
  expect(await listed()).toEqual(["Paused", "Active", "Draft"])
})

test("an unknown status is refused by its name", async () => {
  const refused = Effect.flip(listCampaigns.handle({ businessProfileId, statuses: ["4", "gone"] }))
  expect(await run(refused)).toMatchObject({ _tag: "CampaignStatusUnknown", errorCode: 102, given: "gone" })
})

test("media plans are found by their ids, drafts alone or without drafts", async () => {
  const ids = [1, 2, 9].map((id) => CampaignId.make(id))
  const listed = (query: object) => run(listMediaPlans.handle({ businessProfileId, ...query })).then(names)
  expect(await listed({ mediapLanIds: ids })).toEqual(["Active", "Draft"])
  expect(await listed({ IsDraft: true })).toEqual(["Draft"])
  expect(await listed({ IsDraft: false, mediapLanIds: ids })).toEqual(["Active"])
})
