import { Context, type Effect } from "effect"
import type { AccountWarningMessage, OtpChannel, SecondFactorMessage } from "@domain/messaging"
import type { EmailAddress, PhoneNumber } from "@domain/identity"
import type { PortalId, UserId } from "@domain/kernel"

/** What became of a second factor. */
export type SecondFactorNews = SecondFactorMessage["change"]

/** Queues sign-in messages in the caller's transaction; implemented by the messaging context. */
export class IdentityMessages extends Context.Service<
  IdentityMessages,
  {
    readonly otp: (
      portalId: PortalId,
      to: {
        readonly phone: PhoneNumber
        readonly channel: OtpChannel
        readonly language: string
        /** Where the code is mailed instead. */
        readonly emailAddress?: EmailAddress
      },
      otp: { readonly code: string; readonly minutes: number },
    ) => Effect.Effect<void>
    /** Tells an account's owner that somebody tried to sign up with its address; the link leads to the login. */
    readonly signUpTried: (
      portalId: PortalId,
      to: { readonly emailAddress: EmailAddress; readonly firstName: string; readonly language: string },
      link: string,
    ) => Effect.Effect<void>
    readonly verificationLink: (
      portalId: PortalId,
      to: { readonly emailAddress: EmailAddress; readonly firstName: string; readonly language: string },
      link: string,
    ) => Effect.Effect<void>
    /** Tells the address, and the phone if one is named, that the account had before its phone or address changed. */
    readonly contactChanged: (
      portalId: PortalId,
      before: {
        readonly emailAddress: EmailAddress
        readonly phone?: PhoneNumber
        readonly firstName: string
        readonly language: string
      },
      link: string,
      what: "phone" | "email",
    ) => Effect.Effect<void>
    /** Messages that wait for the user are looked at again, since their wishes changed. */
    readonly wishesChanged: (portalId: PortalId, userId: UserId) => Effect.Effect<void>
    /** Tells an account's owner what became of its second factor; the link leads to the login. */
    readonly secondFactorChanged: (
      portalId: PortalId,
      to: {
        readonly userId: UserId
        readonly emailAddress: EmailAddress
        readonly firstName: string
        readonly language: string
      },
      link: string,
      change: SecondFactorNews,
    ) => Effect.Effect<void>
    /** Invites somebody, who may have no account, to work on a business; the names are the inviter's words. */
    readonly invitation: (
      portalId: PortalId,
      to: { readonly emailAddress: EmailAddress; readonly language: string },
      invitation: { readonly link: string; readonly inviterName: string; readonly businessName: string },
    ) => Effect.Effect<void>
    /** Asks the portal's support to call a user back. */
    readonly callbackAsked: (
      portalId: PortalId,
      to: { readonly emailAddress: string; readonly language: string },
      request: {
        readonly link: string
        readonly callerName: string
        readonly phone: string
        readonly businessName: string
        readonly isPriority: boolean
      },
    ) => Effect.Effect<void>
    /** Mails the link to the file of all that is held on a user. */
    readonly dataExported: (
      portalId: PortalId,
      to: {
        readonly userId: UserId
        readonly emailAddress: EmailAddress
        readonly firstName: string
        readonly language: string
      },
      link: string,
    ) => Effect.Effect<void>
    /** Tells a former user what was erased, and what is kept until when (epoch milliseconds; 0 if nothing is). */
    readonly accountErased: (
      portalId: PortalId,
      to: { readonly emailAddress: EmailAddress; readonly firstName: string; readonly language: string },
      report: { readonly erased: number; readonly kept: number; readonly until: number },
    ) => Effect.Effect<void>
    /** Tells a client that an employee of the portal acts in their account, why and for how long. */
    readonly supportActs: (
      portalId: PortalId,
      to: { readonly userId: UserId; readonly emailAddress: EmailAddress; readonly language: string },
      acting: {
        readonly link: string
        readonly firstName: string
        readonly staffName: string
        readonly reason: string
        readonly minutes: number
      },
    ) => Effect.Effect<void>
    /** Tells an administrator that another one made a key known, by which the portal's site will sign users in. */
    readonly embedKeySaved: (
      portalId: PortalId,
      to: { readonly userId: UserId; readonly emailAddress: EmailAddress; readonly language: string },
      saved: {
        readonly link: string
        readonly firstName: string
        readonly staffName: string
        readonly keyId: string
        readonly usableFrom: number
      },
    ) => Effect.Effect<void>
    /** Tells an account's owner of failures that repeat. */
    readonly accountWarned: (
      portalId: PortalId,
      to: { readonly userId: UserId; readonly emailAddress: EmailAddress; readonly language: string },
      warning: Omit<AccountWarningMessage, "link">,
    ) => Effect.Effect<void>
    /** Tells an administrator of failures that repeat at another one's account. */
    readonly administratorWarned: (
      portalId: PortalId,
      to: { readonly userId: UserId; readonly emailAddress: EmailAddress; readonly language: string },
      warning: { readonly firstName: string; readonly staffName: string; readonly times: number },
    ) => Effect.Effect<void>
    /** Asks the owner of an account whether the portal's own site may sign them in. */
    readonly embedAsked: (
      portalId: PortalId,
      to: { readonly userId: UserId; readonly emailAddress: EmailAddress; readonly language: string },
      asked: { readonly link: string; readonly firstName: string },
    ) => Effect.Effect<void>
    readonly resetLink: (
      portalId: PortalId,
      to: { readonly emailAddress: EmailAddress; readonly firstName: string; readonly language: string },
      link: string,
    ) => Effect.Effect<void>
  }
>()("identity/IdentityMessages") {}
