import { expect, test } from "vitest"
import { runSandbox } from "../testing/run-sandbox.ts"

test("a demo site is shown in a picture, another one and a wrong key are refused", () =>
  runSandbox({}, async (sandbox) => {
    const ask = async (url: string, key = "pagespeed_marquee") => {
      const query = new URLSearchParams({ url, key, strategy: "DESKTOP" })
      const answer = await fetch(`${sandbox.url}/google/pagespeedonline/v5/runPagespeed?${query}`)
      return { status: answer.status, text: await answer.text() }
    }
    const demo = `${sandbox.url}/sites/oakfield-plumbing/`
    const shown = await ask(demo)
    expect(shown.status).toBe(200)
    expect(shown.text).toContain("data:image/jpeg;base64,/9j/")
    expect((await ask(`${sandbox.url}/control/api/messages`)).text).toContain("FAILED_DOCUMENT_REQUEST")
    expect((await ask(demo, "wrong")).status).toBe(400)
  }))
