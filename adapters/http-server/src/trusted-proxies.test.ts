import { expect, test } from "vitest"
import { callerAddress, trustedProxies } from "./trusted-proxies.ts"

const proxies = trustedProxies("127.0.0.1, 10.0.0.0/8,fd00::/8")
const client = "203.0.113.9"

test("addresses and subnets of both families are proxies, and nobody else", () => {
  const trusted = ["127.0.0.1", "10.200.3.4", "::ffff:10.0.0.1", "fd12::1"].map(proxies)
  expect(trusted).toEqual([true, true, true, true])
  expect(["127.0.0.2", "11.0.0.1", "fe80::1", "localhost", ""].some(proxies)).toBe(false)
  expect(trustedProxies("")("127.0.0.1")).toBe(false)
})

test("a wrong list says so at once", () => {
  expect(() => trustedProxies("ten.example")).toThrow()
  expect(() => trustedProxies("10.0.0.0/99")).toThrow()
  expect(() => trustedProxies("10.0.0.0/")).toThrow()
})

test("a caller who is no proxy cannot say that the call came from elsewhere", () => {
  expect(callerAddress(client, "198.51.100.7", proxies)).toBe(client)
  expect(callerAddress("127.0.0.1", "198.51.100.7", trustedProxies(""))).toBe("127.0.0.1")
})

test("behind proxies the caller is the nearest address that is none of them", () => {
  expect(callerAddress("127.0.0.1", client, proxies)).toBe(client)
  expect(callerAddress("127.0.0.1", `${client}, 10.0.0.7`, proxies)).toBe(client)
  expect(callerAddress("10.0.0.1", `198.51.100.7, ${client}, 10.0.0.7`, proxies)).toBe(client)
  expect(callerAddress("::ffff:127.0.0.1", "[2001:db8::5]:4711", proxies)).toBe("2001:db8::5")
  expect(callerAddress("127.0.0.1", "203.0.113.9:4711", proxies)).toBe(client)
})

test("where a proxy says nothing that is an address, the call counts as its own", () => {
  expect(callerAddress("127.0.0.1", "", proxies)).toBe("127.0.0.1")
  expect(callerAddress("127.0.0.1", "unknown", proxies)).toBe("127.0.0.1")
  expect(callerAddress("127.0.0.1", `${client}, _hidden, 10.0.0.7`, proxies)).toBe("10.0.0.7")
})
