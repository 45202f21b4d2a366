import { Cause, Exit, Option, Predicate } from "effect"
import {
  type ApiCaller,
  apiCaller,
  pause,
  type ReadyCampaign,
  readyCampaign,
  signInAgain,
} from "@adapters/http-client/testing"
import type { AnyContract, InputOf, OutputOf } from "@application/kernel"
import { fromSomewhere } from "../send.ts"
import { eachOf, type Target } from "../target.ts"

export interface Buyer {
  readonly owner: ApiCaller
  readonly campaign: ReadyCampaign
  /** The least that a wallet of the region takes at once, and how much more a payment may be; minor units. */
  readonly least: number
  readonly range: number
}

const regions = [
  { region: "IN", site: "sunrise-dental", least: 430_00, range: 5_000_00 },
  { region: "GB", site: "sunrise-dental", least: 10_00, range: 200_00 },
] as const

/** Owners of a whole draft each, of India and the United Kingdom in turn. */
export const newBuyers = async ({ origin, sandbox }: Target, count: number): Promise<ReadonlyArray<Buyer>> => {
  const buyers: Array<Buyer> = []
  await eachOf(Array.from({ length: count }).entries(), 4, async ([index]) => {
    const { region, site, least, range } = regions[index % regions.length] ?? regions[0]
    const owner = apiCaller(origin, fromSomewhere(9_000 + index))
    buyers.push({ owner, campaign: await readyCampaign(sandbox, owner, site, region), least, range })
  })
  return buyers
}

/** Failures that a person answers by pressing the button again. */
const passing = new Set(["PaymentProviderRefused", "PaymentPending", "Unauthorized"])
const mostTries = 120

/** Asks again, as a person does, while nobody answers or the gateway fails; the output, or the failure that stays. */
export const patiently = async <C extends AnyContract>(
  buyer: Buyer,
  contract: C,
  input: InputOf<C>,
): Promise<{ readonly output?: OutputOf<C>; readonly failure?: unknown }> => {
  let last: unknown
  for (let tries = 0; tries < mostTries; tries += 1) {
    const exit = await buyer.owner.once(contract, input)
    if (Exit.isSuccess(exit)) return { output: exit.value }
    last = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
    const isPassing = last === undefined || (Predicate.hasProperty(last, "_tag") && passing.has(String(last._tag)))
    if (!isPassing) return { failure: last }
    // A long run outlives the first sign-in.
    if (Predicate.isTagged(last, "Unauthorized")) await signInAgain(buyer.owner, buyer.campaign.owner)
    await pause(500)
  }
  return { failure: last ?? `${contract.name} was never answered` }
}
