import { sandboxSettings } from "@apps/sandbox/settings"
import { control as controlRoom, type Sandbox, startSandbox } from "@apps/sandbox/testing"
import { localDateAt } from "@domain/kernel"
import { afterAll, beforeAll, beforeEach } from "vitest"

/** A sandbox for the tests of a file, begun anew before each, with its control room and its day in India. */
export const testedSandbox = (options: { readonly marketSpeedSeconds?: number } = {}) => {
  let sandbox: Sandbox
  let today = ""
  const control = (path: string, method = "GET", body?: unknown) => controlRoom(sandbox, method, `/${path}`, body)
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, smtpPort: 0, ...options })
  })
  beforeEach(async () => {
    await control("reset", "POST")
    const { now } = (await control("clock")) as { readonly now: string }
    today = localDateAt(Date.parse(now), "Asia/Kolkata")
  })
  afterAll(() => sandbox.stop())
  return { control, settings: () => sandboxSettings(sandbox.url), today: () => today }
}
