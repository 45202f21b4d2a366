import type { AnyContract, Caller } from "@application/kernel"
import { CampaignMoveNotAllowed, type CampaignStatus } from "@domain/campaigns"
import { useCasesContext } from "@ui/container"
import { profileContext } from "@ui/shared/frame"
import { type LoaderFunctionArgs, RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { loader } from "./editor-loader.ts"
import { makeEditDesk } from "./testing/edit-desk.ts"
import { launchedSession, runningCampaign } from "./testing/sample-campaign.ts"

const session = launchedSession()
const campaign = runningCampaign(session)
const desk = makeEditDesk({ session })

interface Opened {
  readonly status?: CampaignStatus
  readonly campaignId?: string
  readonly query?: string
  readonly isRefused?: boolean
}

/** What the loader reads, or the address that it leads to. */
const open = async ({ status = "Active", campaignId = "12", query = "", isRefused = false }: Opened) => {
  const answers: Readonly<Record<string, unknown>> = {
    "campaigns/GetCampaign": { ...campaign, status },
    "campaigns/GetCampaignEdit": desk.state(),
    "signup/GetBusinessDetails": session,
  }
  const refusal = new CampaignMoveNotAllowed({ campaignId: campaign.id, status, move: "changeAd" })
  const call = (async ({ name }: AnyContract) =>
    isRefused && name === "campaigns/GetCampaignEdit"
      ? { status: "failed", failure: refusal }
      : { status: "succeeded", output: answers[name] }) as Caller
  const context = new RouterContextProvider()
  context.set(useCasesContext, { call, prepare: () => undefined })
  context.set(profileContext, { id: campaign.businessProfileId } as never)
  const request = new Request(`https://marquee.example/app/7/editCampaign/12${query}`)
  const args = { context, request, params: { campaignId } } as unknown as LoaderFunctionArgs
  return loader(args).catch((thrown: unknown) =>
    thrown instanceof Response ? thrown.headers.get("location") : (thrown as { readonly init?: unknown }).init,
  )
}

test("a running campaign is read with its edit, whatever else its address says", async () => {
  const read = { campaign, session, crumb: campaign.name, state: desk.state() }
  expect(await open({})).toEqual(read)
  expect(await open({ query: "?isInitialFlow=true&step=audience" })).toEqual(read)
})

test("a draft and a refused campaign lead to the campaign's page", async () => {
  for (const status of ["Draft", "Rejected"] as const) expect(await open({ status })).toBe("/app/7/campaigns/12")
})

test("a campaign whose ads can no longer be changed leads to its page", async () => {
  expect(await open({ status: "Completed", isRefused: true })).toBe("/app/7/campaigns/12")
})

test("an address without a campaign's number is not found", async () => {
  expect(await open({ campaignId: "mine" })).toEqual({ status: 404 })
})
