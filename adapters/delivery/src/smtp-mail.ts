import { Effect } from "effect"
import { createTransport } from "nodemailer"
import { CurrentJob } from "@application/kernel"
import type { SmtpOptions } from "./delivery-options.ts"

export interface Mail {
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

const patienceMs = 15_000

/**
 * An SMTP transport that closes with its scope. A job that is tried again sends the same Message-ID, by which mailboxes
 * know the mail; a server's refusal is a defect that names the server, not its credentials.
 */
export const smtpMail = ({ host, port, secure = false, user, password }: SmtpOptions) =>
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
      (mail: Mail): Effect.Effect<void> =>
        Effect.flatMap(CurrentJob, (job) =>
          Effect.tryPromise({
            try: () =>
              transport.sendMail({
                ...mail,
                to: { name: "", address: mail.to },
                ...(job !== undefined && { messageId: `<${job}@${mail.from.address.split("@")[1]}>` }),
              }),
            catch: (cause) => new Error(`Mail was not accepted by ${host}:${port}: ${reasonOf(cause)}`),
          }),
        ).pipe(Effect.orDie, Effect.asVoid),
  )

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : "unknown reason")
