import { Context, Effect, Layer, Option } from "effect"
import { DeviceCarrier, RefreshTokenCarrier, type SecretCell } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import { memoryUserMessages } from "@application/messaging/testing"
import { IdentityMessages } from "../ports/identity-messages.ts"

/** A sent code or link and its recipient. */
export interface SentSecret {
  readonly to: string
  readonly secret: string
  readonly language: string
}

/** Codes and links sent so far, oldest first. */
export class SentSecrets extends Context.Service<
  SentSecrets,
  { readonly all: Effect.Effect<ReadonlyArray<SentSecret>> }
>()("identity/testing/SentSecrets") {}

/** Records messages in the in-memory database, so that a rolled-back command sends none; what use-cases tell users themselves too. */
export const memoryIdentityMessages = Layer.effectContext(
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<number, SentSecret>("identity_messages")
    const send = (message: SentSecret) => Effect.sync(() => void rows.set(rows.size, message))
    return Context.make(IdentityMessages, {
      otp: (_portalId, { phone, language }, { code }) => send({ to: phone, secret: code, language }),
      signUpTried: (_portalId, { emailAddress, language }, link) => send({ to: emailAddress, secret: link, language }),
      verificationLink: (_portalId, { emailAddress, language }, link) =>
        send({ to: emailAddress, secret: link, language }),
      invitation: (_portalId, { emailAddress, language }, { link }) =>
        send({ to: emailAddress, secret: link, language }),
      callbackAsked: (_portalId, { emailAddress, language }, { phone }) =>
        send({ to: emailAddress, secret: phone, language }),
      contactChanged: (_portalId, { emailAddress, phone, language }, _link, what) =>
        Effect.forEach(phone === undefined ? [emailAddress] : [emailAddress, phone], (to) =>
          send({ to, secret: `${what} changed`, language }),
        ),
      wishesChanged: (_portalId, userId) => send({ to: String(userId), secret: "wishes changed", language: "" }),
      secondFactorChanged: (_portalId, { emailAddress, language }, _link, change) =>
        send({ to: emailAddress, secret: change, language }),
      dataExported: (_portalId, { emailAddress, language }, link) => send({ to: emailAddress, secret: link, language }),
      accountErased: (_portalId, { emailAddress, language }, { kept }) =>
        send({ to: emailAddress, secret: `erased, ${kept} kept`, language }),
      embedKeySaved: (_portalId, { emailAddress, language }, { keyId }) =>
        send({ to: emailAddress, secret: keyId, language }),
      accountWarned: (_portalId, { emailAddress, language }, { about, times }) =>
        send({ to: emailAddress, secret: `${about} ${times}`, language }),
      administratorWarned: (_portalId, { emailAddress, language }, { staffName, times }) =>
        send({ to: emailAddress, secret: `${staffName} ${times}`, language }),
      embedAsked: (_portalId, { emailAddress, language }, { link }) =>
        send({ to: emailAddress, secret: link, language }),
      supportActs: (_portalId, { emailAddress, language }, { reason }) =>
        send({ to: emailAddress, secret: reason, language }),
      resetLink: (_portalId, { emailAddress, language }, link) => send({ to: emailAddress, secret: link, language }),
    }).pipe(Context.add(SentSecrets, { all: Effect.sync(() => [...rows.values()]) }))
  }),
).pipe(Layer.merge(memoryUserMessages))

const memoryCell = (): SecretCell => {
  let cell: Option.Option<string> = Option.none()
  return {
    read: Effect.sync(() => cell),
    write: (token) => Effect.sync(() => void (cell = Option.some(token))),
    clear: Effect.sync(() => void (cell = Option.none())),
  }
}

/** A refresh cookie in memory. */
export const memoryRefreshTokenCarrier = Layer.sync(RefreshTokenCarrier, memoryCell)

/** A device's cookie in memory. */
export const memoryDeviceCarrier = Layer.sync(DeviceCarrier, memoryCell)
