import { expect, test } from "vitest"
import { jobKinds } from "./job-kinds.ts"

const hour = 3_600

/** Seconds that a job's pauses last together: each twice the last, an hour at most. */
const lasting = (retries: number): number =>
  Array.from({ length: retries }, (_, number) => Math.min(hour, 2 ** number)).reduce((sum, pause) => sum + pause, 0)

test("people are forgotten at a network that was away for two weeks", () => {
  for (const name of ["audiences/ForgetPeople", "audiences/DeleteNetworkAudience"]) {
    const retries = jobKinds.find(({ contract }) => contract.name === name)?.retries ?? 0
    expect(lasting(retries)).toBeGreaterThan(14 * 24 * hour)
  }
})
