import { leadReceivers } from "@adapters/integrations"
import { allowedHosts } from "@adapters/web-extraction"
import { LeadReceivers } from "@application/integrations/ports"
import { portalEvents, portalMessage } from "@domain/integrations"
import { receiverSample } from "@ui/portal-desk/receiver-sample"
import { Effect } from "effect"
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const secret = `whsec_${Buffer.from("a key of thirty-two bytes, or so").toString("base64")}`
const other = `whsec_${Buffer.from("the key that was used before it!").toString("base64")}`

test("the sample receiver takes each event once and refuses another secret", { timeout: 30_000 }, async () => {
  // Inside the repository, so that the program finds the published library.
  const folder = mkdtempSync(join(import.meta.dirname, "receiver-sample-"))
  writeFileSync(join(folder, "receiver.mjs"), receiverSample.replace("listen(8080", "listen(0"))
  writeFileSync(join(folder, "webhook-secret.txt"), secret)
  const program = spawn(process.execPath, ["receiver.mjs"], {
    cwd: folder,
  })
  try {
    let said = ""
    program.stdout.on("data", (part: Buffer) => (said += part.toString()))
    await expect.poll(() => said, { timeout: 15_000 }).toMatch(/listening on \d+/)
    const host = `127.0.0.1:${/listening on (\d+)/.exec(said)?.[1] ?? ""}`
    const message = portalMessage(
      { event: "payment.received", data: portalEvents["payment.received"].example },
      Date.now(),
    )
    const tell = (signing: string) =>
      Effect.flatMap(LeadReceivers, (receivers) =>
        receivers.tell(
          { address: `http://${host}/in`, signing: [signing] },
          { id: "evt_1_1", at: Date.now(), message },
        ),
      ).pipe(Effect.provide(leadReceivers({ allowed: allowedHosts(host) })), Effect.runPromise)
    const statuses = [(await tell(secret)).status, (await tell(secret)).status, (await tell(other)).status]
    expect(statuses).toEqual([204, 204, 401])
    expect(said.match(/payment\.received/g)).toHaveLength(1)
  } finally {
    program.kill()
    rmSync(folder, { recursive: true })
  }
})
