import { Effect, Predicate, Schema } from "effect"
import { createTransport } from "nodemailer"
import { CurrentJob } from "@application/kernel"
import { mailDomainOf } from "@domain/portals"
import type { SmtpOptions } from "./delivery-options.ts"
import type { MailKey } from "./mail-key.ts"

export interface Mail {
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Names the mail; without it the job that sends it does. */
  readonly messageId?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly attachments?: Array<{ readonly filename: string; readonly content: Buffer; readonly contentType: string }>
}

/** A mail that its server did not take; without a code no server answered. */
export class MailRefused extends Schema.TaggedError<MailRefused>()("MailRefused", {
  responseCode: Schema.optionalKey(Schema.Int),
  /** Whether our own name and password were refused. */
  isLogin: Schema.Boolean,
  message: Schema.String,
}) {}

const patienceMs = 15_000

/**
 * An SMTP transport that closes with its scope. A job that is tried again sends the same Message-ID, by which mailboxes
 * know the mail; a server's refusal names the server, not its credentials.
 */
export const smtpTransport = ({ host, port, secure = false, user, password, key }: SmtpOptions) =>
  Effect.map(
    Effect.acquireRelease(
      Effect.sync(() =>
        createTransport({
          host,
          port,
          secure,
          pool: true,
          connectionTimeout: patienceMs,
          greetingTimeout: patienceMs,
          socketTimeout: patienceMs,
          ...(user === undefined ? {} : { auth: { user, pass: password ?? "" } }),
        }),
      ),
      (transport) => Effect.sync(() => transport.close()),
    ),
    (transport) =>
      ({ headers = {}, ...mail }: Mail): Effect.Effect<void, MailRefused> =>
        Effect.flatMap(CurrentJob, (job) =>
          Effect.tryPromise({
            try: () =>
              transport.sendMail({
                ...mail,
                headers: { ...headers },
                to: { name: "", address: mail.to },
                ...(key !== undefined && { dkim: signatureOf(key, mail.from.address) }),
                ...(job !== undefined &&
                  mail.messageId === undefined && { messageId: `<${job}@${mail.from.address.split("@")[1]}>` }),
              }),
            catch: (cause) =>
              new MailRefused({
                message: `Mail was not accepted by ${host}:${port}: ${reasonOf(cause)}`,
                isLogin: Predicate.hasProperty(cause, "code") && cause.code === "EAUTH",
                ...codeOf(cause),
              }),
          }),
        ).pipe(Effect.asVoid),
  )

const signatureOf = ({ selector, privateKey }: MailKey, sender: string) => ({
  domainName: mailDomainOf(sender),
  keySelector: selector,
  privateKey,
})

/** The same transport for mails whose refusal is a defect. */
export const smtpMail = (options: SmtpOptions) =>
  Effect.map(smtpTransport(options), (send) => (mail: Mail) => Effect.orDie(send(mail)))

const codeOf = (cause: unknown) =>
  Predicate.hasProperty(cause, "responseCode") && typeof cause.responseCode === "number"
    ? { responseCode: cause.responseCode }
    : {}

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : "unknown reason")
