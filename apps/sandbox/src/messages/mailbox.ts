import type { AddressInfo } from "node:net"
import PostalMime from "postal-mime"
import { SMTPServer } from "smtp-server"
import { randomId } from "../core/random.ts"
import type { Context } from "../core/context.ts"
import { findLinks, findOtp, keepMessage, textOfHtml } from "./message.ts"

export type Mailbox = { readonly port: number; readonly stop: () => Promise<void> }

const refuse = (code: number, message: string): Error => Object.assign(new Error(message), { responseCode: code })

/** An SMTP server that accepts any mail and keeps it, parsed; like many mailboxes it keeps a repeated Message-ID once. */
export const startMailbox = async (context: Context, port: number, host: string): Promise<Mailbox> => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    hideSTARTTLS: true,
    logger: false,
    size: 25_000_000,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username ?? "anyone" }),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map((one) => one.address)
        receive(context, Buffer.concat(chunks), to).then(
          () => callback(null, "queued"),
          (error: unknown) => callback(error instanceof Error ? error : refuse(451, "not stored")),
        )
      })
    },
  })
  server.on("error", (error) => console.error(`mailbox: ${error.message}`))
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject)
    server.listen(port, host, resolve)
  })
  const address = server.server.address()
  const bound = isAddress(address) ? address.port : port
  return { port: bound, stop: () => new Promise((resolve) => server.close(() => resolve())) }
}

const isAddress = (value: unknown): value is AddressInfo =>
  typeof value === "object" && value !== null && "port" in value

const unsubscribeOf = (headers: ReadonlyArray<{ readonly key: string; readonly value: string }>) => {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value
  const address = /<(https?:[^>]+)>/.exec(valueOf("list-unsubscribe") ?? "")?.[1]
  return address === undefined || valueOf("list-unsubscribe-post") !== "List-Unsubscribe=One-Click"
    ? {}
    : { unsubscribe: address }
}

const receive = async (context: Context, raw: Buffer, to: string[]): Promise<void> => {
  const { failures, state, clock, save } = context
  const slow = failures.take("smtp", "slow")
  if (slow !== undefined) await new Promise((resolve) => setTimeout(resolve, slow.ms ?? 3000))
  const path = to.join(",")
  if (failures.take("smtp", "error", "DATA", path) !== undefined) throw refuse(451, "temporarily unavailable")
  if (failures.take("smtp", "rateLimit", "DATA", path) !== undefined) throw refuse(450, "too many messages")
  if (failures.take("smtp", "decline", "DATA", path) !== undefined) throw refuse(550, "mailbox unavailable")
  const mail = await PostalMime.parse(raw)
  const { messageId } = mail
  if (messageId !== undefined && state.messages.some((kept) => kept.messageId === messageId)) return
  const html = mail.html ?? null
  const text = mail.text ?? (html === null ? "" : textOfHtml(html))
  keepMessage(state, {
    id: randomId(16),
    ...(messageId !== undefined && { messageId }),
    ...unsubscribeOf(mail.headers),
    channel: "email",
    to,
    from: mail.from?.address ?? "",
    subject: mail.subject ?? "",
    text,
    html,
    at: new Date(clock.now()).toISOString(),
    otp: findOtp(`${mail.subject ?? ""}\n${text}`),
    links: findLinks(`${text} ${(html ?? "").replaceAll('"', " ")}`),
    attachments: mail.attachments.map((one) => one.filename ?? one.mimeType),
  })
  save()
}
