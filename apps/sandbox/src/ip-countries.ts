import { BlockList, isIP } from "node:net"

/** Some real networks and where they are. */
const NETWORKS: readonly (readonly [country: string, network: string, bits: number])[] = [
  ["IN", "49.32.0.0", 12],
  ["IN", "117.192.0.0", 10],
  ["IN", "122.160.0.0", 12],
  ["GB", "81.128.0.0", 12],
  ["GB", "86.128.0.0", 10],
  ["GB", "2.24.0.0", 13],
  ["US", "8.8.8.0", 24],
]

const lists = NETWORKS.map(([country, network, bits]) => {
  const list = new BlockList()
  list.addSubnet(network, bits, "ipv4")
  return { country, list }
})

/** The country of an address; null where nothing is known of it, undefined when it is no address. */
export const countryOfAddress = (address: string): string | null | undefined => {
  const version = isIP(address)
  if (version === 0) return undefined
  return lists.find(({ list }) => version === 4 && list.check(address, "ipv4"))?.country ?? null
}
