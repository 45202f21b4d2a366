import { expect, test } from "vitest"
import { requestFacts } from "./request-context.ts"

const behindProxy = {
  header: (name: string) => (name === "x-forwarded-for" ? "203.0.113.9" : undefined),
  peerAddress: "127.0.0.1",
}

test("a call's address is what a proxy of ours says, and the connection's own where there is none", () => {
  expect(requestFacts(behindProxy, (address) => address === "127.0.0.1").ipAddress).toBe("203.0.113.9")
  expect(requestFacts(behindProxy, () => false).ipAddress).toBe("127.0.0.1")
  expect(requestFacts({ ...behindProxy, peerAddress: undefined }, () => false).ipAddress).toBe("")
})
