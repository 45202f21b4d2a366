import { Resolver } from "node:dns/promises"
import { expect, test } from "vitest"
import { control, runSandbox } from "../testing/index.ts"

const resolverOf = (port: number): Resolver => {
  const resolver = new Resolver({ timeout: 2_000, tries: 1 })
  resolver.setServers([`127.0.0.1:${port}`])
  return resolver
}

test("a published record is found by its name in any case, a long text whole", () =>
  runSandbox({}, async (sandbox) => {
    const text = `v=DKIM1; p=${"A".repeat(400)}`
    await control(sandbox, "POST", "/dns", { name: "Mail._DomainKey.Shop.localhost.", text })
    await control(sandbox, "POST", "/dns", { name: "mail._domainkey.shop.localhost", text: "second" })
    const found = await resolverOf(sandbox.dnsPort).resolveTxt("mail._domainkey.SHOP.localhost")
    expect(found.map((parts) => parts.join("")).toSorted()).toEqual(["second", text])
  }))

test("a removed record and an unknown name do not exist", () =>
  runSandbox({}, async (sandbox) => {
    const record = { name: "shop.localhost", text: "v=spf1 -all" }
    await control(sandbox, "POST", "/dns", record)
    await control(sandbox, "POST", "/dns/remove", record)
    for (const name of ["shop.localhost", "nowhere.localhost"])
      await expect(resolverOf(sandbox.dnsPort).resolveTxt(name)).rejects.toMatchObject({ code: "ENOTFOUND" })
  }))

test("a record without a text is refused, and other bytes are not answered", () =>
  runSandbox({}, async (sandbox) => {
    expect(await control(sandbox, "POST", "/dns", { name: "shop.localhost" })).toHaveProperty("error")
    const { createSocket } = await import("node:dgram")
    const socket = createSocket("udp4")
    await new Promise((sent) => socket.send(Buffer.from([1, 2, 3]), sandbox.dnsPort, "127.0.0.1", sent))
    socket.close()
    await control(sandbox, "POST", "/dns", { name: "shop.localhost", text: "still here" })
    expect(await resolverOf(sandbox.dnsPort).resolveTxt("shop.localhost")).toEqual([["still here"]])
  }))
