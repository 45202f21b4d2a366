import { generateKeyPairSync } from "node:crypto"
import { Effect } from "effect"
import { dkimVerify } from "mailauth"
import type { AddressInfo } from "node:net"
import { SMTPServer } from "smtp-server"
import { expect, test } from "vitest"
import { type MailKey, readMailKey } from "./mail-key.ts"
import { smtpMail } from "./smtp-mail.ts"

const encoded = (bits: number) =>
  generateKeyPairSync("rsa", { modulusLength: bits }).privateKey.export({ format: "der", type: "pkcs8" })
const key = readMailKey(`m1:${encoded(2048).toString("base64")}`)

/** A mail server that keeps what it is sent. */
const withMailServer = async (story: (port: number, received: Array<Buffer>) => Promise<void>): Promise<void> => {
  const received: Array<Buffer> = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      const parts: Array<Buffer> = []
      stream.on("data", (part: Buffer) => parts.push(part))
      stream.on("end", () => (received.push(Buffer.concat(parts)), done()))
    },
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  try {
    await story((server.server.address() as AddressInfo).port, received)
  } finally {
    await new Promise<void>((closed) => server.close(() => closed()))
  }
}

const send = (port: number, signing: MailKey | undefined) =>
  Effect.gen(function* () {
    const mail = yield* smtpMail({ host: "127.0.0.1", port, ...(signing !== undefined && { key: signing }) })
    const from = { name: "Bloom Ads", address: "ads@Bloom.example" }
    yield* mail({ from, to: "asha@example.com", subject: "שלום", html: "<p>Hello</p>", text: "Hello" })
  }).pipe(Effect.scoped, Effect.runPromise)

/** What a receiver makes of the signatures of a mail, by the record at the sender's domain. */
const resultsOf = async (mail: Buffer, publicKey: string): Promise<ReadonlyArray<string>> => {
  const resolver = async (name: string) => {
    if (name !== "m1._domainkey.bloom.example") throw Object.assign(new Error(name), { code: "ENOTFOUND" })
    return [[`v=DKIM1; k=rsa; p=${publicKey}`]]
  }
  const { results } = await dkimVerify(mail, { resolver })
  return results.map(({ status, signingDomain }) => `${signingDomain ?? "none"} ${status.result}`)
}

test("a mail is signed in the name of its sender's domain, as a receiver verifies it", () =>
  withMailServer(async (port, received) => {
    if (typeof key === "string") return expect.unreachable(key)
    await send(port, key)
    const [mail = Buffer.alloc(0)] = received
    expect(await resultsOf(mail, key.publicKey)).toEqual(["bloom.example pass"])
    const changed = Buffer.from(mail.toString("latin1").replace("Hello", "Hullo"), "latin1")
    expect(await resultsOf(changed, key.publicKey)).not.toContain("bloom.example pass")
  }))

test("without a key a mail is not signed", () =>
  withMailServer(async (port, received) => {
    await send(port, undefined)
    expect(received[0]?.toString("latin1")).not.toMatch(/dkim-signature/i)
  }))

test.each([
  ["nothing", "must be a selector"],
  ["m1:", "must be a selector"],
  ["M_1:AAAA", "must be a selector"],
  ["m1:AAAA", "PKCS #8"],
  [`m1:${encoded(1024).toString("base64")}`, "at least 2048 bits"],
])("a key such as %.12s is refused", (text, told) => {
  expect(readMailKey(text)).toContain(told)
})
