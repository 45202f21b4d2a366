import { expect, test } from "vitest"
import { runSandbox } from "../testing/run-sandbox.ts"

test("reported errors are kept for the control room; a wrong key is refused", () =>
  runSandbox({}, async (sandbox) => {
    const send = async (key: string, body: string) => {
      const headers = { "x-sentry-auth": `Sentry sentry_version=7, sentry_key=${key}` }
      return (await fetch(`${sandbox.url}/sentry/api/1/envelope/`, { method: "POST", headers, body })).status
    }
    const envelope = ['{"event_id":"a1"}', '{"type":"event"}', '{"event_id":"a1","level":"error"}'].join("\n")
    expect([
      await send("sentry_marquee", envelope),
      await send("wrong", envelope),
      await send("sentry_marquee", "x"),
    ]).toEqual([200, 401, 400])
    const kept = await fetch(`${sandbox.url}/control/api/errors`)
    expect(await kept.json()).toEqual([{ event_id: "a1", level: "error" }])
  }))
