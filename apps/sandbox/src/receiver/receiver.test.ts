import { Webhook } from "standardwebhooks"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Sandbox, startSandbox } from "../start-sandbox.ts"
import type { ReceiverBehaviour, ReceiverState } from "./receiver-state.ts"

const secret = `whsec_${Buffer.from("a key of thirty-two bytes, or so").toString("base64")}`
const body = JSON.stringify({ type: "lead.created", data: { name: "Asha" } })

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 })
})
afterAll(() => sandbox.stop())

const set = (values: { readonly behaviour?: ReceiverBehaviour; readonly secret?: string }) =>
  fetch(`${sandbox.url}/control/api/receiver`, { method: "POST", body: JSON.stringify(values) })
const state = async (): Promise<ReceiverState> =>
  (await (await fetch(`${sandbox.url}/control/api/receiver`)).json()) as ReceiverState
const send = (id: string, text = body) => {
  const now = new Date()
  return fetch(`${sandbox.url}/receiver/leads`, {
    method: "POST",
    redirect: "manual",
    headers: {
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, now, body),
    },
    body: text,
  })
}

test("a signed lead is taken, and marked once however often it comes", async () => {
  await set({ secret })
  expect((await send("one")).status).toBe(202)
  expect((await send("one")).status).toBe(202)
  const { messages } = await state()
  expect(messages).toMatchObject([{ id: "one", lead: "Asha", came: 2, isMarked: true, isProved: true }])
})

test("what the secret does not prove is refused", async () => {
  expect((await send("two", body.replace("Asha", "Eve"))).status).toBe(401)
  expect((await fetch(`${sandbox.url}/receiver/leads`, { method: "POST", body })).status).toBe(400)
})

test("the receiver fails as the control room wishes", async () => {
  const statuses = { error: 500, busy: 429, wrongReply: 302, gone: 410 } as const
  for (const [behaviour, status] of Object.entries(statuses)) {
    await set({ behaviour: behaviour as ReceiverBehaviour })
    expect((await send(behaviour)).status).toBe(status)
  }
  await set({ behaviour: "lostReply" })
  await expect(send("lost")).rejects.toThrow()
  expect((await state()).messages[0]).toMatchObject({ id: "lost", isMarked: true })
  await set({ behaviour: "reset" })
  await expect(send("broken")).rejects.toThrow()
  expect((await state()).messages[0]).toMatchObject({ id: "broken", isMarked: false })
  const unknown = await fetch(`${sandbox.url}/control/api/receiver`, {
    method: "POST",
    body: JSON.stringify({ behaviour: "dances" }),
  })
  expect(unknown.status).toBe(400)
})
