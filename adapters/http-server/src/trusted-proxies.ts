import { BlockList, isIP } from "node:net"

/** Whether an address is a proxy of ours, whose word on where a call came from counts. */
export type IsProxy = (address: string) => boolean

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4")

/** Proxies from a list such as `127.0.0.1, 10.0.0.0/8, fd00::/8`; an empty one trusts nobody. Throws on what is no address. */
export const trustedProxies = (list: string): IsProxy => {
  const proxies = new BlockList()
  for (const entry of list.split(",").map((part) => part.trim())) {
    if (entry === "") continue
    const [address = "", prefix] = entry.split("/")
    if (prefix === undefined) proxies.addAddress(address, familyOf(address))
    else proxies.addSubnet(address, Number.parseInt(prefix, 10), familyOf(address))
  }
  return (address) => isIP(address) !== 0 && proxies.check(address, familyOf(address))
}

const withoutPort = (hop: string): string => /^\[?([^\]]*?)\]?(?::\d+)?$/.exec(hop)?.[1] ?? hop

/** An address as a proxy writes it down, alone or with a port; undefined when it is none. */
const addressIn = (hop: string): string | undefined => [hop, withoutPort(hop)].find((text) => isIP(text) !== 0)

/**
 * Where a call came from: the nearest address that is no proxy of ours, since whatever lies beyond it is hearsay. `peer` is
 * the connection's own, `forwarded` the list that proxies add to, the farthest first.
 */
export const callerAddress = (peer: string, forwarded: string, isProxy: IsProxy): string => {
  let caller = peer
  for (const hop of forwarded.split(",").toReversed()) {
    const next = addressIn(hop.trim())
    if (next === undefined || !isProxy(caller)) return caller
    caller = next
  }
  return caller
}
