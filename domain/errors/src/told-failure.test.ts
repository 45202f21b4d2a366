import { expect, test } from "vitest"
import { toldFailure } from "./told-failure.ts"

const generic = { tone: "error", key: "generic" }

test("a failure that its call names is told in place, in its own words", () => {
  const own = { surface: "inPlace", message: undefined, isReported: false }
  expect(toldFailure({ _tag: "CampaignMoveNotOffered", errorCode: 56 }, "elsewhere", false)).toEqual(own)
  expect(toldFailure({ _tag: "NetworkUnavailable" }, "elsewhere", false)).toEqual(own)
  expect(toldFailure({ errorCode: 101 }, "elsewhere", false)).toEqual(own)
})

test("an unexpected error is generic, reported, and a toast but for the partner brand", () => {
  const broken = new TypeError("x is not a function")
  expect(toldFailure(broken, "elsewhere", false)).toEqual({ surface: "toast", message: generic, isReported: true })
  expect(toldFailure(broken, "elsewhere", true)).toEqual({ surface: "inPlace", message: generic, isReported: true })
})

test("a server's own failure is told alike and reported by the server alone", () => {
  expect(toldFailure({ _tag: "ServerError", errorCode: 500 }, "elsewhere", false)).toEqual({
    surface: "toast",
    message: generic,
    isReported: false,
  })
})

test("a payment's unexpected error stays with its caller, in place and unreported", () => {
  expect(toldFailure(new Error("x"), "payment", false)).toMatchObject({ surface: "inPlace", isReported: false })
})

test("the login screen says that logging in failed, and nothing of an ended session", () => {
  expect(toldFailure(new Error("x"), "login", false)).toMatchObject({
    surface: "inPlace",
    message: { tone: "error", key: "LoginFailed" },
  })
  expect(toldFailure({ _tag: "Unauthorized", errorCode: 401 }, "login", false).surface).toBe("nowhere")
  expect(toldFailure({ errorCode: 62 }, "login", false).surface).toBe("nowhere")
})

test("restoring a session tells nothing and is reported", () => {
  expect(toldFailure(new Error("x"), "sessionRestore", false)).toEqual({
    surface: "nowhere",
    message: undefined,
    isReported: true,
  })
})
