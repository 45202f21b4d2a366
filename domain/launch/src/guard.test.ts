import { expect, test } from "vitest"
import { furtherState, guard, idFromPath, isPastBudget, pageForState } from "./guard.ts"
import { pageAtPath, pageOf, pathTo } from "./launch-pages.ts"
import { agentIdOf, keepQuery, keptQueryParameters } from "./keep-query.ts"
import { resume } from "./resume.ts"

const redirectOf = (verdict: ReturnType<typeof guard>) => (verdict._tag === "redirect" ? verdict.to.id : "allowed")

test("nobody jumps ahead of the saved stage", () => {
  expect(redirectOf(guard("Offer", "imageCreatives"))).toBe("offerDetails")
  expect(redirectOf(guard("Offer", "success"))).toBe("offerDetails")
})

test("earlier pages and the saved one are open until the budget", () => {
  expect(redirectOf(guard("Offer", "offerDetails"))).toBe("allowed")
  expect(redirectOf(guard("Budget", "businessDetails"))).toBe("allowed")
  expect(redirectOf(guard("Budget", "summary"))).toBe("allowed")
})

test("beyond the budget it and all before it are closed", () => {
  expect(redirectOf(guard("ChannelSelection", "businessDetails"))).toBe("channelSelection")
  expect(redirectOf(guard("ChannelSelection", "budget"))).toBe("channelSelection")
  expect(redirectOf(guard("LinkAccounts", "fbInterests"))).toBe("allowed")
})

test("a launch under way cannot be edited", () => {
  expect(redirectOf(guard("LaunchAnimation", "linkAccounts"))).toBe("launching")
  expect(redirectOf(guard("LaunchSuccessful", "launching"))).toBe("allowed")
})

test("an edit page opens with its parent", () => {
  expect(redirectOf(guard("CreativePreview", "creativeEdit"))).toBe("allowed")
  expect(redirectOf(guard("Creatives", "creativeEdit"))).toBe("imageCreatives")
  expect(redirectOf(guard("CreativesV2", "creativeEdit", "shortened"))).toBe("creativeDetailsV2")
})

test("a page of another flavour leads to the saved stage", () => {
  expect(redirectOf(guard("Budget", "creativeDetailsV2"))).toBe("budget")
  expect(redirectOf(guard("Budget", "googleAds", "shortened"))).toBe("budget")
})

test("in the short flow the phone follows the creative although its number is smaller", () => {
  expect(furtherState("shortened", "CreativesV2", "businessPhoneNumber")).toBe("BusinessPhone")
  expect(redirectOf(guard("BusinessPhone", "creativeDetailsV2", "shortened"))).toBe("allowed")
  expect(furtherState("default", "Offer", "businessPhoneNumber")).toBe("Offer")
})

test("an edit page, equally far as its parent, saves nothing further", () => {
  expect(furtherState("default", "CreativePreview", "creativeEdit")).toBe("CreativePreview")
  expect(furtherState("default", "Creatives", "creativeEdit")).toBe("CreativeEdit")
})

test("pages of one state stand at the first of them", () => {
  expect([pageForState("default", "BusinessDetails").id, pageForState("default", "Location").id]).toEqual([
    "businessDetails",
    "locationTargeting",
  ])
})

test("a state of another flavour stands at the last page before it", () => {
  expect(pageForState("shortened", "DetailsAnimation").id).toBe("businessDetailsSetupAnimationV2")
  expect(pageForState("shortened", "GoogleKeywords").id).toBe("targetingV2")
  expect(pageForState("default", "BusinessDetailsV2").id).toBe("businessDetailsSetupAnimation")
  expect(pageForState("subsequent", "BusinessDetails").id).toBe("selectObjective")
})

test("a draft resumes at the last page if it is open, else at the saved stage", () => {
  const at = (session: Parameters<typeof resume>[0]) => [resume(session).kind, resume(session).page.id]
  expect(at({ flavour: "default" })).toEqual(["noDraft", "businessDetails"])
  expect(at({ flavour: "default", savedState: "Offer" })).toEqual(["resumed", "offerDetails"])
  expect(at({ flavour: "default", savedState: "Offer", lastPage: "businessPhoneNumber" })).toEqual([
    "resumed",
    "businessPhoneNumber",
  ])
  expect(at({ flavour: "default", savedState: "Offer", lastPage: "budget" })).toEqual(["resumed", "offerDetails"])
  expect(at({ flavour: "default", savedState: "Offer", lastPage: "businessDetailsCaptured" })).toEqual([
    "resumed",
    "offerDetails",
  ])
})

test("nothing past the budget is restored into a sign-up", () => {
  expect(resume({ flavour: "default", savedState: "ChannelSelection", lastPage: "fbInterests" })).toMatchObject({
    kind: "pastBudget",
    page: { id: "businessDetails" },
  })
  expect([isPastBudget("default", "Budget"), isPastBudget("default", "AdAccountSetupAnimation")]).toEqual([false, true])
})

test("paths are found in any case, with and without a creative", () => {
  expect([
    pageAtPath("businessDetails")?.id,
    pageAtPath("//BUSINESSDETAILS//")?.id,
    pageAtPath("imageCreativesCreative/preview/t-7")?.id,
    pageAtPath("imageCreativesCreative/preview")?.id,
    pageAtPath("imageCreativesCreative/preview/7/8")?.id,
    pageAtPath("businessDetails/7")?.id,
    pageAtPath("nowhere")?.id,
  ]).toEqual([
    "businessDetails",
    "businessDetails",
    "creativePreview",
    "creativePreview",
    undefined,
    undefined,
    undefined,
  ])
  expect(pathTo(pageOf("creativeEdit"), "a b")).toBe("imageCreativesCreative/edit/a%20b")
  expect(pathTo(pageOf("creativeEdit"))).toBe("imageCreativesCreative/edit")
  expect(pathTo(pageOf("budget"), "7")).toBe("budget")
})

test("ids in addresses are positive whole numbers", () => {
  expect(["7", "0", "-1", "7a", "07", "1e3", "", "9".repeat(16)].map(idFromPath)).toEqual([
    7,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test("an agent is the address's, else this device's", () => {
  expect([
    agentIdOf({ agentid: " 7 " }, "8"),
    agentIdOf({ agentid: "" }, "8"),
    agentIdOf({}, "8"),
    agentIdOf({}, ""),
    agentIdOf({}),
  ]).toEqual(["7", "8", "8", undefined, undefined])
})

test("nine query parameters travel along", () => {
  expect(keptQueryParameters).toEqual([
    "refcode",
    "code",
    "agentid",
    "agentname",
    "normalFlow",
    "website",
    "locationid",
    "sessionId",
    "region",
  ])
})

test("only the named query parameters are kept", () => {
  expect(keepQuery({ region: "GB", utm: "x", agentid: "7", code: "", sessionId: undefined })).toEqual({
    agentid: "7",
    region: "GB",
  })
})
