import { Effect, Layer } from "effect"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { IdentityMessages, ProfileCards } from "@application/identity/ports"
import { JobQueue } from "@application/kernel"
import { SendCode, SendMessage } from "@application/messaging/contract"
import type { PortalId } from "@domain/kernel"
import type { MessageContent } from "@domain/messaging"

/** The switcher's cards are business profiles. */
export const identityProfileCards = Layer.effect(
  ProfileCards,
  Effect.gen(function* () {
    const profiles = yield* BusinessProfileRepository
    return {
      of: (ids) =>
        Effect.map(profiles.byIds(ids), (cards) =>
          cards.map(({ id, name, region, thumbnailLogo }) => ({
            id,
            name,
            region,
            ...(thumbnailLogo !== undefined && { thumbnailLogo }),
          })),
        ),
    }
  }),
)

/** Codes and reset links leave as messages of the messaging context, queued in the caller's transaction. */
export const identityMessages = Layer.effect(
  IdentityMessages,
  Effect.gen(function* () {
    const jobs = yield* JobQueue
    const mail = (portalId: PortalId, to: string, language: string, content: MessageContent) =>
      jobs.later(SendMessage, { portalId, channel: "Email", to, language, content }, { caller: to })
    const mailed =
      (
        template: "dataExported" | "signUpTried" | "verifyEmail" | "resetPassword",
      ): IdentityMessages["Service"]["resetLink"] =>
      (portalId, { emailAddress, firstName, language }, link) =>
        mail(portalId, emailAddress, language, { template, link, firstName })
    return {
      otp: (portalId, { phone, channel, language }, { code, minutes }) =>
        jobs.later(
          SendCode,
          { portalId, channel, to: phone, language, content: { template: "otp", otp: code, minutes } },
          { caller: phone },
        ),
      invitation: (portalId, { emailAddress, language }, invitation) =>
        mail(portalId, emailAddress, language, { template: "invitation", ...invitation }),
      callbackAsked: (portalId, { emailAddress, language }, request) =>
        mail(portalId, emailAddress, language, { template: "callbackAsked", ...request }),
      secondFactorChanged: (portalId, { emailAddress, firstName, language }, link, change) =>
        mail(portalId, emailAddress, language, { template: "secondFactor", link, firstName, change }),
      supportActs: (portalId, { emailAddress, language }, acting) =>
        mail(portalId, emailAddress, language, { template: "supportActs", ...acting }),
      accountErased: (portalId, { emailAddress, firstName, language }, { kept, until }) =>
        mail(portalId, emailAddress, language, {
          template: kept === 0 ? "accountErased" : "accountErasedTax",
          firstName,
          year: new Date(until).getUTCFullYear(),
        }),
      dataExported: mailed("dataExported"),
      signUpTried: mailed("signUpTried"),
      verificationLink: mailed("verifyEmail"),
      resetLink: mailed("resetPassword"),
    }
  }),
)
