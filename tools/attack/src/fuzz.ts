import * as fc from "fast-check"
import { endpoints } from "@adapters/http-api"
import { atOnce, groupsOf, roundsOf } from "./fuzz-plan.ts"
import { inputsOf, requestsOf } from "./fuzz-request.ts"
import { isSignedIn, knownAgain, knownOwner, type Site } from "./known-owner.ts"
import { growthOf, megabytes, memoryOf } from "./memory.ts"
import { faultOf, fromSomewhere, type Sent, send } from "./send.ts"
import { eachOf, type Outcome, outcomeOf } from "./target.ts"

export interface FuzzOptions {
  readonly requests: number
  readonly seed: number
}

/**
 * Sends random requests to every endpoint, the same for a seed, as nobody and as an owner who administers the portal:
 * never a 5xx, a hang, an answer without the envelope, an ended process or memory that grows.
 */
export const attackByFuzz = async (site: Site, { requests, seed }: FuzzOptions): Promise<ReadonlyArray<Outcome>> => {
  const { note, outcome } = outcomeOf(`fuzz (seed ${seed})`)
  const pid = await site.apiPid?.()
  const rounds = roundsOf(requests)
  const each = Math.ceil(requests / endpoints.length / rounds)
  const statuses = new Map<string, number>()
  const byExample = new Set<string>()
  const sizes: Array<number> = []
  let index = 0
  const ask = async (call: string, one: Sent) => {
    index += 1
    const headers = { ...one.headers, ...fromSomewhere(index) }
    const answer = await send(site.origin, { ...one, headers }).catch(String)
    const kind = typeof answer === "string" ? "none" : String(answer.status)
    statuses.set(kind, (statuses.get(kind) ?? 0) + 1)
    const fault = typeof answer === "string" ? answer : faultOf(answer)
    const request = `${one.method} ${one.path.slice(0, 160)} ${String(one.body ?? "").slice(0, 160)}`
    note(fault === undefined ? undefined : `${call}: ${fault}; asked ${request}`)
  }
  let known = await knownOwner(site)
  for (let round = 0; round < rounds; round += 1) {
    for (const group of groupsOf(each)) {
      const asked: Array<readonly [call: string, one: Sent]> = []
      for (const row of group) {
        const { name } = row.contract
        const inputs = await inputsOf(row.contract, seed + round)
        if (inputs.byChance.length === 0) byExample.add(name)
        // With one seed for all calls, a round of one request each would make the same choices at every call.
        const ownSeed = seed + round * endpoints.length + endpoints.indexOf(row)
        const sent = fc.sample(requestsOf(row, inputs, known), { numRuns: each, seed: ownSeed })
        asked.push(...sent.map((one) => [name, one] as const))
      }
      await eachOf(asked, atOnce, ([call, one]) => ask(call, one))
      // A token lives for minutes, and some requests end it.
      if (!(await isSignedIn(site, known))) known = await knownAgain(site, known)
    }
    const size = await memoryOf(pid)
    if (size !== undefined) sizes.push(size)
  }
  note(growthOf(sizes))
  if (pid !== undefined) note((await site.apiPid?.()) === pid ? undefined : "the api ended")
  const { failures, ...rest } = outcome()
  const remarks = [
    `answers: ${[...statuses]
      .sort()
      .map(([kind, count]) => `${kind} ${count}`)
      .join(", ")}`,
    ...(sizes.length > 0 ? [`memory of the api after each round: ${sizes.map(megabytes).join(", ")} MB`] : []),
    ...[...byExample].map((name) => `${name}: chance finds no valid input; its documented example is varied`),
  ]
  return [{ ...rest, failures, remarks, attempts: index }]
}
