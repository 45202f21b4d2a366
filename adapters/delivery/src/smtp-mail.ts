import { Effect } from "effect"
import { createTransport } from "nodemailer"
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
 * An SMTP transport that closes with its scope. A server's refusal is a defect that names the server, not its
 * credentials.
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
        Effect.tryPromise({
          try: () => transport.sendMail({ ...mail, to: { name: "", address: mail.to } }),
          catch: (cause) => new Error(`Mail was not accepted by ${host}:${port}: ${reasonOf(cause)}`),
        }).pipe(Effect.orDie, Effect.asVoid),
  )

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : "unknown reason")
