import type { GetLaunchJob, LaunchCampaign } from "../contract/launch.ts"
import type { LaunchJob } from "@domain/channels"
import { CampaignId, JobId } from "@domain/kernel"
import type { OutcomeOf } from "@application/kernel"
import { expect, test } from "vitest"
import { launchOpening } from "./launch-opening.ts"

type Reply = OutcomeOf<typeof LaunchCampaign>

const job = (id: string, status: LaunchJob["status"]): LaunchJob => ({ jobId: JobId.make(id), status, channels: [] })
const succeeded = (output: LaunchJob) => ({ status: "succeeded", output }) as const
const lost: Reply = { status: "broken", error: new Error("The reply was lost") }

/** A server with the latest attempt and replies of a test. */
const server = (latest: LaunchJob, reply: (key: string) => Reply) => {
  const seen = { latest, keys: [] as Array<string>, accepted: 0 }
  const asks = {
    start: (key: string) => {
      seen.keys.push(key)
      return Promise.resolve(reply(key))
    },
    poll: (): Promise<OutcomeOf<typeof GetLaunchJob>> => Promise.resolve(succeeded(seen.latest)),
    onAccepted: () => void (seen.accepted += 1),
  }
  return { seen, asks }
}
const campaign = CampaignId.make(70)

test("a lost reply repeats the request under the same key, also after a failure", async () => {
  let reply: Reply = lost
  const { seen, asks } = server(job("job-00000001", "Done"), () => reply)
  const open = launchOpening(campaign, true)
  expect(await open(asks)).toEqual(lost)
  expect(seen.accepted).toBe(0)
  seen.latest = job("job-00000002", "Failed")
  reply = succeeded(seen.latest)
  expect(await open(asks)).toEqual(reply)
  expect(seen.keys).toEqual(["launch:70:job-00000001", "launch:70:job-00000001"])
  expect(seen.accepted).toBe(1)
})

test("once a refused campaign's launch is accepted, watching starts no other", async () => {
  const second = job("job-00000002", "InProgress")
  const replies = new Map([["launch:70", succeeded(job("job-00000001", "Done"))]])
  const { seen, asks } = server(job("job-00000001", "Done"), (key) => replies.get(key) ?? succeeded(second))
  const open = launchOpening(campaign, true)
  await open(asks)
  seen.latest = second
  expect(await open(asks)).toEqual(succeeded(second))
  expect(seen.keys).toEqual(["launch:70:job-00000001", "launch:70"])
})

test("a visit after a second launch is answered with that one, not with the first", async () => {
  const second = job("job-00000002", "InProgress")
  const { seen, asks } = server(second, () => succeeded(job("job-00000001", "Done")))
  expect(await launchOpening(campaign, false)(asks)).toEqual(succeeded(second))
  expect([seen.keys, seen.accepted]).toEqual([["launch:70"], 0])
})

test("a failed launch is repeated under a new key", async () => {
  const { seen, asks } = server(job("job-00000001", "Failed"), () => succeeded(job("job-00000002", "New")))
  expect(await launchOpening(campaign, true)(asks, "job-00000001")).toEqual(succeeded(job("job-00000002", "New")))
  expect(seen.keys).toEqual(["launch:70:job-00000001"])
})
