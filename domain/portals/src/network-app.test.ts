import { expect, test } from "vitest"
import { networkAppName, unfamiliarAppName } from "./network-app.ts"

test("the platform's app is named where the portal is called otherwise", () => {
  expect(unfamiliarAppName("High Street")).toBe(networkAppName)
  expect(unfamiliarAppName(` ${networkAppName} `)).toBeUndefined()
})
