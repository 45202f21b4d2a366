import { expect, test } from "vitest"
import { asksBeforeLeaving, exitSignupQuestion, leavesSignup } from "./exit-signup.ts"

test("leaving an unpaid sign-up with a draft asks first", () => {
  expect(asksBeforeLeaving({ flavour: "default", savedState: "Offer" })).toBe(true)
  expect(asksBeforeLeaving({ flavour: "v2", savedState: "Budget" })).toBe(true)
  expect(exitSignupQuestion).toBe("common.confirm.quitSignup")
})

test("every address but the sign-up's own and a log-in that comes back leads out of it", () => {
  const leaves = (address: string) => {
    const [pathname = "", redirect] = address.split("?redirect=")
    return leavesSignup(pathname, redirect)
  }
  expect(
    ["/home", "/login", "/login?redirect=/app/7/dashboard", "/app/7/dashboard", "/signups", "/country"].map(leaves),
  ).toEqual([true, true, true, true, true, true])
  expect(
    ["/signup", "/signup/budget", "/SignUp/Budget", "/login?redirect=/signup/budget", "/app/7/campaign/9/budget"].map(
      leaves,
    ),
  ).toEqual([false, false, false, false, false])
})

test("nothing is asked within the journey, before a draft or after the payment", () => {
  expect([
    asksBeforeLeaving({ flavour: "default", savedState: "Offer", to: "imageCreatives" }),
    asksBeforeLeaving({ flavour: "default" }),
    asksBeforeLeaving({ flavour: "default", savedState: "ChannelSelection" }),
    asksBeforeLeaving({ flavour: "subsequent", savedState: "Offer" }),
    asksBeforeLeaving({ flavour: "subsequentV2", savedState: "CreativesV2" }),
  ]).toEqual([false, false, false, false, false])
})
