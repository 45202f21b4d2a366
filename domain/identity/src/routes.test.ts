import { BusinessProfileId } from "@domain/kernel"
import { describe, expect, test } from "vitest"
import { memberProfile, routeAccess } from "./route-access.ts"
import { routeOf, routes } from "./routes.ts"

const profileIds = [BusinessProfileId.make(7), BusinessProfileId.make(12)]
const member = { profileIds }

describe("addresses", () => {
  test("public ones need no sign-in", () => {
    const open =
      "/login /forgotPassword /resetPassword?hash=x /inviteUser /s/abc /country /country/home /countrySelector /home /signup /signup/businessDetails /signup/verification/7 /localBusiness /authentication/login"
    for (const path of open.split(" ")) expect([path, routeAccess(path, {})]).toEqual([path, { kind: "show" }])
  })

  test("protected ones lead to login and back here", () => {
    expect(routeAccess("/profileSelection", {})).toEqual({
      kind: "redirect",
      to: "/login?redirect=%2FprofileSelection",
    })
    expect(routeAccess("/app/7/leads?lead=3", {})).toEqual({
      kind: "redirect",
      to: "/login?redirect=%2Fapp%2F7%2Fleads%3Flead%3D3",
    })
    for (const path of ["/verify", "/authentication/profileSelection", "/app/7", "/app/x/wallet"])
      expect(routeAccess(path, {}).kind).toBe("redirect")
    for (const path of ["/verify", "/profileSelection", "/app/7", "/app/12/campaign/3/budget"])
      expect(routeAccess(path, member)).toEqual({ kind: "show" })
  })

  test("a profile that is not the visitor's, or not a number, is not found", () => {
    for (const path of [
      "/app/8/dashboard",
      "/app/seven/dashboard",
      "/app/-1/dashboard",
      "/app/07/dashboard",
      "/app/7x",
    ])
      expect([path, routeAccess(path, member)]).toEqual([path, { kind: "notFound" }])
  })

  test("keywords are the one campaign page without a sign-in", () => {
    expect(routeAccess("/app/7/campaign/3/googleKeywords", {})).toEqual({ kind: "show" })
    expect(routeAccess("/app/7/campaign/3/fbInterests", {}).kind).toBe("redirect")
  })

  test("the root leads to login, profile choices to theirs, and nothing else exists", () => {
    expect(routeAccess("/", member)).toEqual({ kind: "redirect", to: "/login" })
    for (const path of ["/app", "/portalSelection"])
      expect(routeAccess(path, member)).toEqual({ kind: "redirect", to: "/profileSelection" })
    for (const path of ["/nowhere", "/s", "/s/a/b", "/country-of-mine", "/loginx"])
      expect([path, routeAccess(path, member)]).toEqual([path, { kind: "notFound" }])
  })

  test("fixed parts match in any case, and end where the query begins", () => {
    expect(routeOf("/FORGOTPASSWORD#top")?.path).toBe("/forgotPassword")
    expect(routeOf("/signup/")?.path).toBe("/signup")
    expect(routeOf("/s/AbC?x=/y")?.path).toBe("/s/{encodedId}")
  })

  test("login, profile choice and summary hide the header", () => {
    expect(routes.filter(({ header }) => header === "hidden").map(({ path }) => path)).toEqual([
      "/login",
      "/s/{encodedId}",
      "/signup/summary",
      "/authentication/login",
      "/authentication/profileSelection",
      "/profileSelection",
    ])
  })
})

test("a path names a profile of the list by its exact number", () => {
  expect(
    ["7", "12", "8", "07", " 7", "7.0", "-1", "", undefined].map((segment) => memberProfile(segment, profileIds)),
  ).toEqual([7, 12, undefined, undefined, undefined, undefined, undefined, undefined, undefined])
})
