import { expect, test } from "vitest"
import { asksBeforeLeaving, exitSignupQuestion } from "./exit-signup.ts"

test("leaving an unpaid sign-up with a draft asks first", () => {
  expect(asksBeforeLeaving({ flavour: "default", savedState: "Offer" })).toBe(true)
  expect(asksBeforeLeaving({ flavour: "v2", savedState: "Budget" })).toBe(true)
  expect(exitSignupQuestion).toBe("common.confirm.quitSignup")
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
