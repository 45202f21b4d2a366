import { DiscardCampaignEdit, SaveCampaignEdit } from "@application/campaigns/contract"
import { editOf, type PlanEdit } from "@domain/campaigns"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { makeEditKeeper } from "./edit-keeper.ts"
import { makeEditDesk } from "./testing/edit-desk.ts"
import { launchedSession, runningCampaign } from "./testing/sample-campaign.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const session = launchedSession()
const { id: campaignId, businessProfileId } = runningCampaign(session)

const opened = () => {
  const server = makeEditDesk({ session })
  const keeper = makeEditKeeper({
    first: server.state(),
    save: (edit, version) => server.call(SaveCampaignEdit, { campaignId, businessProfileId, edit, version }),
    read: async () => server.state(),
  })
  const running = editOf(server.state().plan)
  const gender = (targetGender: "Male" | "Female"): PlanEdit => ({
    ...running,
    audience: { ...running.audience, targetGender },
  })
  const headline = (text: string): PlanEdit => ({
    ...running,
    ads: { ...running.ads, adDetail: { ...running.ads.adDetail!, headline: text } },
  })
  return { server, keeper, running, gender, headline }
}

test("what is typed is saved after a pause, once for all keystrokes", async () => {
  const { server, keeper, headline } = opened()
  keeper.change(headline("B"))
  await vi.advanceTimersByTimeAsync(500)
  keeper.change(headline("Br"))
  await vi.advanceTimersByTimeAsync(700)
  expect([server.desk.saves, keeper.state().saving]).toEqual([0, "typed"])
  await vi.advanceTimersByTimeAsync(200)
  expect([server.desk.saves, keeper.state().saving]).toEqual([1, "saved"])
  expect(server.desk.draft?.edit).toEqual(headline("Br"))
})

test("a flush saves at once", async () => {
  const { server, keeper, gender } = opened()
  keeper.change(gender("Male"))
  expect(await keeper.flush()).toBe(true)
  expect(server.desk.saves).toBe(1)
  await vi.runAllTimersAsync()
  expect(server.desk.saves).toBe(1)
})

test("nothing typed is lost while saving fails, and the next save brings all of it", async () => {
  const { server, keeper, gender } = opened()
  server.desk.isBroken = true
  keeper.change(gender("Male"))
  expect(await keeper.flush()).toBe(false)
  expect([keeper.state().saving, keeper.state().edit]).toEqual(["failed", gender("Male")])
  server.desk.isBroken = false
  expect(await keeper.flush()).toBe(true)
  expect(server.desk.draft?.edit).toEqual(gender("Male"))
})

test("what somebody else saved is a question, and is never overwritten silently", async () => {
  const { server, keeper, gender } = opened()
  server.saveAs("Asha", gender("Female"))
  keeper.change(gender("Male"))
  expect(await keeper.flush()).toBe(false)
  expect(keeper.state().conflict).toMatchObject({ editedBy: "Asha", version: 1, edit: gender("Female") })
  expect(server.desk.draft?.edit).toEqual(gender("Female"))
})

test("keeping mine saves it over the version that was seen", async () => {
  const { server, keeper, gender } = opened()
  server.saveAs("Asha", gender("Female"))
  keeper.change(gender("Male"))
  await keeper.flush()
  await keeper.keepMine()
  expect(server.desk.draft).toMatchObject({ version: 2, edit: gender("Male") })
  expect(keeper.state()).toMatchObject({ saving: "saved", conflict: undefined })
})

test("taking theirs can be undone", async () => {
  const { server, keeper, gender } = opened()
  server.saveAs("Asha", gender("Female"))
  keeper.change(gender("Male"))
  await keeper.flush()
  await keeper.takeTheirs()
  expect(keeper.state()).toMatchObject({ saving: "saved", edit: gender("Female"), conflict: undefined })
  keeper.undo()
  expect(keeper.state().edit).toEqual(gender("Male"))
  await keeper.flush()
  expect(server.desk.draft?.version).toBe(2)
})

test("the same saved elsewhere asks nothing", async () => {
  const { server, keeper, gender } = opened()
  server.saveAs("Asha", gender("Male"))
  keeper.change(gender("Male"))
  expect(await keeper.flush()).toBe(true)
  expect(keeper.state()).toMatchObject({ saving: "saved", conflict: undefined })
})

test("undo and redo go through all fields, a typed word in one step", () => {
  const { keeper, running, headline } = opened()
  keeper.change(headline("B"))
  keeper.change(headline("Br"))
  const both = { ...headline("Br"), audience: { ...running.audience, targetGender: "Male" as const } }
  keeper.change(both)
  keeper.undo()
  expect(keeper.state().edit).toEqual(headline("Br"))
  keeper.undo()
  expect(keeper.state().edit).toEqual(running)
  keeper.redo()
  keeper.redo()
  expect(keeper.state().edit).toBe(both)
})

test("what the server has after a command begins a new history", async () => {
  const { server, keeper, running, gender } = opened()
  keeper.change(gender("Male"))
  await keeper.flush()
  server.desk.draft = undefined
  keeper.adopt(server.state())
  expect(keeper.state()).toMatchObject({ saving: "saved", edit: running, history: { past: [] } })
})

test("what became of a sent change is taken over, and what is typed stays", () => {
  const { server, keeper, gender } = opened()
  const sent = [{ channel: "Social" as const, status: "Refused" as const, reason: "Too loud" }]
  keeper.follow({ ...server.state(), sent })
  expect(keeper.state().server.sent).toEqual(sent)
  keeper.change(gender("Male"))
  keeper.follow({ ...server.state(), sent: [] })
  expect([keeper.state().server.sent, keeper.state().edit]).toEqual([[], gender("Male")])
})

test("a plan that somebody else has sent is shown where nothing is typed", () => {
  const { server, keeper, running, gender } = opened()
  const { plan, ...state } = server.state()
  const sentPlan = { ...plan, targeting: { ...plan.targeting, targetGender: "Female" as const } }
  keeper.follow({ ...state, plan: sentPlan })
  expect(keeper.state().edit.audience.targetGender).toBe("Female")
  keeper.change(gender("Male"))
  keeper.follow({ ...state, plan })
  expect(keeper.state().edit).toEqual(gender("Male"))
  expect(running.audience.targetGender).not.toBe("Female")
})

test("what is typed while a command is under way stays, and is saved next", async () => {
  const { server, keeper, gender, headline } = opened()
  keeper.change(gender("Male"))
  await keeper.flush()
  const since = keeper.state().edit
  keeper.change(headline("Typed meanwhile"))
  await server.call(DiscardCampaignEdit, { campaignId, businessProfileId, version: 1 })
  keeper.adopt(server.state(), since)
  expect(keeper.state()).toMatchObject({ saving: "typed", edit: headline("Typed meanwhile") })
  await vi.runAllTimersAsync()
  expect(server.desk.draft).toMatchObject({ version: 3, edit: headline("Typed meanwhile") })
})

test("what is left unsaved on purpose is not saved on the way out", async () => {
  const { server, keeper, gender } = opened()
  keeper.change(gender("Male"))
  keeper.forget()
  await keeper.flush()
  await vi.runAllTimersAsync()
  expect([server.desk.saves, keeper.state().saving]).toEqual([0, "saved"])
})
