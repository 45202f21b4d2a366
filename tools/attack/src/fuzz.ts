import * as fc from "fast-check"
import { endpoints } from "@adapters/http-api"
import { apiCaller, readyCampaign } from "@adapters/http-client/testing"
import { GetBusinessDetails } from "@application/signup/contract"
import { type Known, requestsOf } from "./fuzz-request.ts"
import { eachOf, type Outcome, outcomeOf, type Target } from "./target.ts"
import { faultOf, fromSomewhere, send } from "./send.ts"

export interface FuzzOptions {
  readonly requests: number
  readonly seed: number
}

type Site = Pick<Target, "origin" | "sandbox">

const knownOwner = async ({ origin, sandbox }: Site): Promise<Known> => {
  const caller = apiCaller(origin)
  const { sessionId, businessProfileId, campaignId } = await readyCampaign(sandbox, caller, "sunrise-dental", "IN")
  const details = await caller.ask(GetBusinessDetails, { sessionId })
  return {
    ids: { sessionId, businessProfileId, campaignId },
    fields: Object.keys(details),
    token: caller.token.get() ?? "",
  }
}

/** Sends random requests to every endpoint: never a 5xx, a hang or an answer without the envelope. */
export const attackByFuzz = async (target: Site, { requests, seed }: FuzzOptions): Promise<ReadonlyArray<Outcome>> => {
  const { note, outcome } = outcomeOf(`fuzz (seed ${seed})`)
  const known = await knownOwner(target)
  const each = Math.ceil(requests / endpoints.length)
  let index = 0
  for (const row of endpoints) {
    const sent = fc.sample(await requestsOf(row, known, seed), { numRuns: each, seed })
    await eachOf(sent, 12, async (one) => {
      index += 1
      const headers = { ...one.headers, ...fromSomewhere(index) }
      const answer = await send(target.origin, { ...one, headers }).catch(String)
      const fault = typeof answer === "string" ? answer : faultOf(answer)
      const request = `${one.method} ${one.path.slice(0, 160)} ${String(one.body ?? "").slice(0, 160)}`
      note(fault === undefined ? undefined : `${request} ${fault}`)
    })
  }
  return [outcome()]
}
