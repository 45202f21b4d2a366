import { shownMessage } from "@domain/errors"
import { BusinessProfileId } from "@domain/kernel"
import { Result, Schema } from "effect"
import { describe, expect, test } from "vitest"
import { placeAfterLogin, safePath } from "./after-login.ts"
import { EmbedLogin, placeAfterEmbedLogin } from "./embed-login.ts"
import { loginOutcome, resetPasswordPath } from "./login-outcome.ts"
import {
  afterLogOut,
  clearedBy,
  clientStorage,
  loginPath,
  portalSelectionPath,
  sessionEndAfter,
} from "./session-end.ts"

const profile = (id: number) => ({ id: BusinessProfileId.make(id) })

describe("after login", () => {
  test.each([
    ["/app/5/leads?lead=3", "/app/5/leads?lead=3"],
    ["/app/5/", "/app/5/"],
    ["/", "/"],
    ["/verify?next=//x", "/verify?next=//x"],
    ["//evil.example/x", undefined],
    ["/\\evil.example", undefined],
    ["/\t/evil.example", undefined],
    ["https://evil.example", undefined],
    ["/./" + "/evil.example", undefined],
    ["/.//evil.example", undefined],
    ["/%2e/evil", undefined],
    ["/a/..//evil.example", undefined],
    ["/a/%2E.", undefined],
    ["/a//b", undefined],
    ["app/5", undefined],
    ["javascript:alert(1)", undefined],
    ["", undefined],
    ["?x", undefined],
    [null, undefined],
  ])("a redirect to %j leads to %j", (asked, path) => {
    expect(safePath(asked)).toBe(path)
  })

  test("one profile opens at once, several are chosen from, none begins the sign-up", () => {
    expect(placeAfterLogin([profile(7)], null, undefined)).toBe("/app/7/dashboard")
    expect(placeAfterLogin([profile(7), profile(8)], null, undefined)).toBe("/profileSelection")
    expect(placeAfterLogin([], null, undefined)).toBe("/signup")
  })

  test("whoever works for the portal without a profile begins at its desk", () => {
    expect(placeAfterLogin([], null, "/portal/work")).toBe("/portal/work")
    expect(placeAfterLogin([profile(7)], null, "/portal/work")).toBe("/app/7/dashboard")
    expect(placeAfterLogin([], "/portal/prices", "/portal/work")).toBe("/portal/prices")
  })

  test("the page that asked for the login is returned to, but never a page of signing in", () => {
    expect(placeAfterLogin([profile(7)], "/app/7/wallet", "/portal")).toBe("/app/7/wallet")
    for (const path of ["/login?redirect=/login", "/Authentication/login", "/forgotPassword", "/resetPassword?hash=x"])
      expect(placeAfterLogin([profile(7)], path, "/portal")).toBe("/app/7/dashboard")
    expect(placeAfterLogin([profile(7)], "/loginHelp", undefined)).toBe("/loginHelp")
  })

  test("an embedded login opens its profile, or is verified first", () => {
    const read = Schema.decodeUnknownSync(EmbedLogin)
    const result = { accessToken: "t", emailAddress: "asha@example.com", flavor: "smallBusiness" }
    const answers = [
      { ...result, isUserSignedUp: true, businessProfileId: 7 },
      { ...result, isUserSignedUp: false, businessProfileId: 7 },
      { ...result, isUserSignedUp: true },
    ]
    expect(answers.map((answer) => placeAfterEmbedLogin(read(answer)))).toEqual([
      "/app/7/dashboard",
      "/signup/verification/7",
      "/signup/verification",
    ])
  })

  test("an embedded login has the specification's fields, all but the profile required", () => {
    const answer = { accessToken: "t", emailAddress: "a@b.example", isUserSignedUp: true, flavor: "auto" }
    const reads = (value: object) => Result.isSuccess(Schema.decodeUnknownResult(EmbedLogin)(value))
    expect(reads({ ...answer, businessProfileId: 7 })).toBe(true)
    for (const name of Object.keys(answer)) expect(reads({ ...answer, [name]: undefined })).toBe(false)
  })
})

describe("a login's reply", () => {
  test("of success enters", () => {
    expect(loginOutcome({ kind: "signedIn" })).toEqual({ kind: "enter" })
  })

  test("with a hash leads to a new password, told that the old one has expired", () => {
    expect(loginOutcome({ kind: "hash", hash: "a/b" })).toEqual({
      kind: "resetPassword",
      to: "/resetPassword?hash=a%2Fb&isPasswordExpired=true",
    })
    expect(resetPasswordPath("ab")).toBe("/resetPassword?hash=ab")
  })

  test("of an unknown mobile leads to the sign-up with local values cleared", () => {
    const signUp = {
      kind: "signUp",
      to: "/signup",
      clears: clearedBy.mobileNotRegistered,
      message: { key: "code.1021", tone: "info" },
    }
    expect(loginOutcome({ kind: "failed", code: 1021 })).toEqual(signUp)
  })

  test("of another failure stays with the error package's login message", () => {
    for (const [code, serverMessage] of [
      [51, "No."],
      [101, "No."],
      [500, "Closed today"],
      [500, undefined],
    ] as const)
      expect(loginOutcome({ kind: "failed", code, serverMessage })).toEqual({
        kind: "stay",
        message: shownMessage(code, "login", serverMessage),
      })
  })

  test("of a session that ended says nothing", () => {
    expect(loginOutcome({ kind: "failed", code: 401 })).toEqual({ kind: "stay", message: undefined })
  })
})

describe("the end of a session", () => {
  test("leads to login and back, clearing token, user and push token", () => {
    expect(sessionEndAfter(62, "elsewhere", "/app/7/wallet")).toEqual({
      to: "/login?redirect=%2Fapp%2F7%2Fwallet",
      clears: ["accessToken", "user", "pushNotificationToken"],
      showsExpiry: true,
    })
  })

  test("leads from the portals listing to the portal choice, silent on login", () => {
    expect(sessionEndAfter(401, "portalsListing", "/x")).toMatchObject({ to: portalSelectionPath, showsExpiry: true })
    expect(sessionEndAfter(401, "login", "/login")).toMatchObject({ to: undefined, showsExpiry: false })
    expect(portalSelectionPath).toBe("/portalSelection")
  })

  test("does not follow from other codes", () => {
    expect([sessionEndAfter(57, "elsewhere", "/x"), sessionEndAfter(61, "resetPassword", "/x")]).toEqual([
      undefined,
      undefined,
    ])
  })

  test("by signing out goes to login in English and clears all but portal and region", () => {
    expect(afterLogOut).toMatchObject({ to: "/login", language: "en" })
    expect(clientStorage.filter((item) => !afterLogOut.clears.includes(item))).toEqual(["portal", "region"])
  })

  test("of a mobile number that nobody has clears what was typed on this device", () => {
    expect(clearedBy.mobileNotRegistered).toEqual(["otpMobileNumber", "lastRoute", "roimaticConfiguration"])
  })

  test("there is nothing to come back to from the root", () => {
    expect([loginPath(), loginPath(""), loginPath("/"), loginPath("/a?b=c")]).toEqual([
      "/login",
      "/login",
      "/login",
      "/login?redirect=%2Fa%3Fb%3Dc",
    ])
  })
})
