import { lookup } from "node:dns/promises"
import { Agent } from "undici"
import { type AllowedHosts, isAllowListed, isPublicAddress, literalAddress } from "./address-rules.ts"
import { AddressNotAllowed, WebsiteUnreachable } from "./failures.ts"

/** An address in a DNS answer. */
export type ResolvedAddress = { readonly address: string; readonly family: number }

/** How a host is resolved, which private hosts are allowed, and the time a connection may take in milliseconds. */
export type ConnectionOptions = {
  readonly allowed?: AllowedHosts
  readonly connectTimeout?: number
  readonly resolve?: (host: string) => Promise<ReadonlyArray<ResolvedAddress>>
}

const resolveAll = (host: string) => lookup(host, { all: true, verbatim: true })

const checkedAddresses = async (url: URL, options: ConnectionOptions): Promise<ReadonlyArray<ResolvedAddress>> => {
  const host = url.hostname
  const answers = await (options.resolve ?? resolveAll)(host)
  if (answers.length === 0) throw new WebsiteUnreachable({ url: url.href, reason: "ENOTFOUND" })
  const allowed = options.allowed !== undefined && isAllowListed(url, options.allowed)
  if (!allowed && !answers.every(({ address }) => isPublicAddress(address))) {
    throw new AddressNotAllowed({ url: url.href })
  }
  return answers
}

/** An agent that connects only to the addresses of the host that were checked. */
export const pinnedAgent = async (url: URL, options: ConnectionOptions): Promise<Agent> => {
  const timeout = options.connectTimeout ?? 5_000
  if (literalAddress(url) !== undefined) return new Agent({ connect: { timeout } })
  const pinned = [...(await checkedAddresses(url, options))]
  return new Agent({
    connect: {
      timeout,
      lookup: (_host, { all }, answer) => {
        const [first] = pinned
        if (all === true) answer(null, pinned)
        else answer(null, first?.address ?? "", first?.family ?? 4)
      },
    },
  })
}
