import { expect, test } from "vitest"
import { afterTelling, shownMessage } from "./shown-message.ts"

const error = (key: string) => ({ tone: "error", key })

test("the login screen has its own messages for what it understands", () => {
  expect([51, 52, 56, 57, 801].map((code) => shownMessage(code, "login", "no"))).toEqual(
    ["code.51", "code.52", "code.56", "code.57", "code.801"].map(error),
  )
})

test("otherwise the login screen says what the server says, or that the login failed", () => {
  expect(shownMessage(500, "login", "Down for repair")).toEqual({ tone: "error", text: "Down for repair" })
  expect(shownMessage(500, "login", " Closed today ")).toEqual({ tone: "error", text: "Closed today" })
  expect([shownMessage(500, "login"), shownMessage(500, "login", " ")]).toEqual([
    error("LoginFailed"),
    error("LoginFailed"),
  ])
})

test("the login screen says nothing of a session that ended", () => {
  expect([112, 113, 401, 62, 63, 76, 61].map((code) => shownMessage(code, "login"))).toEqual(
    Array.from({ length: 7 }, () => undefined),
  )
  expect(shownMessage(62, "elsewhere")).toEqual(error("SessionExpired"))
})

test("the unexpected is the generic message, whatever the server says", () => {
  expect(shownMessage(500, "elsewhere", "stack trace")).toEqual(error("generic"))
  expect(shownMessage(51, "elsewhere")).toEqual(error("generic"))
})

test("the payment provider's message is passed through, and no other", () => {
  expect(shownMessage(201, "payment", "Card declined")).toEqual({ tone: "error", text: "Card declined" })
  expect(shownMessage(201, "payment")).toEqual(error("generic"))
  expect(shownMessage(1003, "payment", "no money")).toEqual(error("code.1003"))
})

test("a number without an account is a fact, and leads to sign-up without its values", () => {
  expect(shownMessage(1021, "login")).toEqual({ tone: "info", key: "code.1021" })
  expect(afterTelling(1021)).toEqual({ goesTo: "/signup", clearsLocalValues: true })
  expect([afterTelling(57), afterTelling(500)]).toEqual([undefined, undefined])
})
