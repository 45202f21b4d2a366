import { Clock, Effect, Layer, Option } from "effect"
import { IdentityMessages, UserRepository } from "@application/identity/ports"
import { HeldMessages } from "@application/messaging/ports"
import { AddressMessages, UserMessages } from "@application/messaging/services"
import { ServicesOn } from "@application/kernel"
import type { PortalId } from "@domain/kernel"
import type { MessageContent } from "@domain/messaging"

/**
 * Codes and links for whoever holds an address leave as mails, what users are told by their preferences; both are queued
 * in the caller's transaction.
 */
export const identityMessages = Layer.effect(
  IdentityMessages,
  Effect.gen(function* () {
    const messages = yield* AddressMessages
    const users = yield* UserRepository
    const held = yield* HeldMessages
    const { tell } = yield* UserMessages
    const mail = (portalId: PortalId, to: string, language: string, content: MessageContent) =>
      messages.send({ portalId, channel: "Email", to, language }, content)
    const mailed =
      (template: "signUpTried" | "verifyEmail" | "resetPassword"): IdentityMessages["Service"]["resetLink"] =>
      (portalId, { emailAddress, firstName, language }, link) =>
        mail(portalId, emailAddress, language, { template, link, firstName })
    return {
      otp: (portalId, { phone, channel, language, emailAddress }, { code, minutes }) => {
        const to = emailAddress ?? phone
        const by = emailAddress === undefined ? channel : "Email"
        const content = { template: "otp", otp: code, minutes } as const
        return messages.send({ portalId, channel: by, to, language }, content)
      },
      invitation: Effect.fnUntraced(function* (portalId, { emailAddress, language }, invitation) {
        const content = { template: "invitation", ...invitation } as const
        const account = Option.getOrUndefined(yield* users.byEmail(portalId, emailAddress))
        // Whoever has not proved the address may be somebody else.
        if (account?.user.emailVerified === true) yield* tell({ portalId, userId: account.user.id }, () => content)
        else yield* mail(portalId, emailAddress, language, content)
      }),
      callbackAsked: (portalId, { emailAddress, language }, request) =>
        mail(portalId, emailAddress, language, { template: "callbackAsked", ...request }),
      contactChanged: Effect.fnUntraced(function* (portalId, { emailAddress, phone, firstName, language }, link, what) {
        const content = { template: "contactChanged", link, firstName, what } as const
        yield* mail(portalId, emailAddress, language, content)
        if (phone !== undefined && (yield* ServicesOn).has("textMessages"))
          yield* messages.send({ portalId, channel: "Sms", to: phone, language }, content)
      }),
      wishesChanged: Effect.fnUntraced(function* (portalId, userId) {
        yield* held.dueAgain({ portalId, userId }, yield* Clock.currentTimeMillis)
      }),
      secondFactorChanged: (portalId, { userId, firstName }, link, change) =>
        tell({ portalId, userId }, () => ({ template: "secondFactor", link, firstName, change })),
      embedKeySaved: (portalId, { userId }, { usableFrom, ...saved }) =>
        tell({ portalId, userId }, () => ({
          template: "embedKeySaved",
          ...saved,
          from: new Date(usableFrom).toISOString().slice(0, 16).replace("T", " "),
        })),
      accountWarned: (portalId, { userId }, warning) =>
        tell({ portalId, userId }, ({ origin }) => ({
          template: "accountWarning",
          link: `${origin}/login`,
          ...warning,
        })),
      administratorWarned: (portalId, { userId }, warning) =>
        tell({ portalId, userId }, ({ origin }) => ({
          template: "administratorWarning",
          link: `${origin}/login`,
          ...warning,
        })),
      embedAsked: (portalId, { userId }, asked) =>
        tell({ portalId, userId }, () => ({ template: "embedAsked", ...asked })),
      supportActs: (portalId, { userId }, acting) =>
        tell({ portalId, userId }, () => ({ template: "supportActs", ...acting })),
      accountErased: (portalId, { emailAddress, firstName, language }, { kept, until }) =>
        mail(portalId, emailAddress, language, {
          template: kept === 0 ? "accountErased" : "accountErasedTax",
          firstName,
          year: new Date(until).getUTCFullYear(),
        }),
      dataExported: (portalId, { userId, firstName }, link) =>
        tell({ portalId, userId }, () => ({ template: "dataExported", link, firstName })),
      signUpTried: mailed("signUpTried"),
      verificationLink: mailed("verifyEmail"),
      resetLink: mailed("resetPassword"),
    }
  }),
)
