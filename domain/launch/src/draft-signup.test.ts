import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { afterDraftChoice, choicesOf, sessionToOpen, signupDoor } from "./draft-signup.ts"
import { startPage } from "./flavour.ts"
import { resume } from "./resume.ts"
import { anyFlavour, anyLaunchState } from "./testing/index.ts"

test("the address's session comes first, then the current one, then this device's", () => {
  expect([
    sessionToOpen({ supplied: "a", current: "b", stored: "c" }),
    sessionToOpen({ current: "b", stored: "c" }),
    sessionToOpen({ stored: "c" }),
    sessionToOpen({}),
  ]).toEqual(["a", "b", "c", undefined])
})

test("members enter the app unless they open a session; closed sign-ups lead to login", () => {
  const door = (profiles: number, isSignupEnabled: boolean, suppliesSession: boolean) =>
    signupDoor({ profiles, isSignupEnabled, suppliesSession })
  expect([door(1, true, false), door(1, false, false), door(2, true, true), door(1, false, true)]).toEqual([
    "app",
    "app",
    "signup",
    "login",
  ])
  expect([door(0, true, false), door(0, false, false)]).toEqual(["signup", "login"])
})

test("a draft is continued where it was, with the parameters of the address", () => {
  const resumption = resume({ flavour: "default", savedState: "Offer" })
  expect(choicesOf(resumption)).toEqual(["continue", "restart"])
  expect(afterDraftChoice("continue", resumption, "default", { sessionId: "s", region: "GB", utm: "x" })).toMatchObject(
    {
      page: { id: "offerDetails" },
      query: { sessionId: "s", region: "GB" },
      keepsDraft: true,
    },
  )
})

test("a restart begins again and leaves the session behind", () => {
  const resumption = resume({ flavour: "default", savedState: "Offer" })
  expect(afterDraftChoice("restart", resumption, "agent", { sessionId: "s", agentid: "7" })).toMatchObject({
    page: { id: "extractBusinessDetails" },
    query: { agentid: "7" },
    keepsDraft: false,
  })
})

test("without a draft to go on with there is nothing to choose", () => {
  law(
    fc.property(anyFlavour, fc.option(anyLaunchState, { nil: undefined }), (flavour, savedState) => {
      const resumption = resume({ flavour, ...(savedState !== undefined && { savedState }) })
      expect(choicesOf(resumption).length > 0).toBe(resumption.kind === "resumed")
      if (resumption.kind !== "resumed") expect(resumption.page).toBe(startPage(flavour))
    }),
  )
})
