import { expect, test } from "vitest"
import { keepTyping } from "../frame/index.ts"
import { historyEntry as entry } from "../testing/history-entry.ts"
import { type KeptLogin, keptLoginName, loginState, recallLogin } from "./kept-login.ts"

test("sign-in details are restored from the history entry, beside the router's state", () => {
  const history = entry({ idx: 3 })
  const typed: KeptLogin = { way: "mobile", emailAddress: "asha@", phone: { country: "IN", number: "98 4" } }
  keepTyping(history, keptLoginName, JSON.stringify(typed))
  expect(recallLogin(history)).toEqual(typed)
  expect(history.state).toMatchObject({ idx: 3 })
  keepTyping(history, keptLoginName, JSON.stringify({ way: "email", emailAddress: "" }))
  expect(recallLogin(history)).toEqual({ way: "email", emailAddress: "" })
})

test("a link hands over who signs in and how", () => {
  const named: KeptLogin = { way: "email", emailAddress: "asha@example.com" }
  expect(recallLogin({ state: loginState(named) })).toEqual(named)
})

test("an entry of another shape holds nobody", () => {
  const held = (typed: unknown) => recallLogin(entry({ [keptLoginName]: JSON.stringify(typed) }))
  expect(recallLogin(entry(null))).toBeUndefined()
  expect(recallLogin(entry({ [keptLoginName]: "{half" }))).toBeUndefined()
  expect(recallLogin(entry({ [keptLoginName]: { way: "email", emailAddress: "" } }))).toBeUndefined()
  expect(held({ way: "pigeon", emailAddress: "" })).toBeUndefined()
  expect(held({ way: "email" })).toBeUndefined()
  expect(held({ way: "mobile", emailAddress: "", phone: { country: "IN" } })).toBeUndefined()
})
