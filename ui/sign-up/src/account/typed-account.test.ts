import { expect, test } from "vitest"
import { keepTyped, recallTyped, type TypedAccount } from "./typed-account.ts"

const typed: TypedAccount = {
  email: "asha@",
  name: "Asha",
  country: "IN",
  number: "98765",
  hasAccepted: false,
}

const entry = (state: unknown) => ({
  state,
  replaceState(next: unknown) {
    this.state = next
  },
})

test("half-typed values come back, and what the router keeps stays", () => {
  const history = entry({ idx: 3, key: "abc" })
  keepTyped(history, typed)
  expect(history.state).toMatchObject({ idx: 3, key: "abc" })
  expect(recallTyped(history)).toEqual(typed)
})

test.each([null, undefined, "text", { typedAccount: { email: 5 } }])("nothing is recalled from %j", (state) => {
  expect(recallTyped(entry(state))).toBeUndefined()
})
