import { Context, type Effect } from "effect"
import type { OtpChannel } from "@domain/messaging"
import type { EmailAddress, PhoneNumber } from "@domain/identity"
import type { PortalId } from "@domain/kernel"
import type { Portal } from "@domain/portals"

/** The portal that the current call came in at: answered by the portals context, which turns unknown hosts away before. */
export class SignInPortals extends Context.Service<SignInPortals, { readonly current: Effect.Effect<Portal> }>()(
  "identity/SignInPortals",
) {}

/** Messages of sign-in, queued in the caller's transaction: answered by the messaging context. */
export class IdentityMessages extends Context.Service<
  IdentityMessages,
  {
    readonly otp: (
      portalId: PortalId,
      to: { readonly phone: PhoneNumber; readonly channel: OtpChannel; readonly language: string },
      otp: { readonly code: string; readonly minutes: number },
    ) => Effect.Effect<void>
    /** Somebody tried to sign up with an address that has an account; the link leads to its login. */
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
    readonly resetLink: (
      portalId: PortalId,
      to: { readonly emailAddress: EmailAddress; readonly firstName: string; readonly language: string },
      link: string,
    ) => Effect.Effect<void>
  }
>()("identity/IdentityMessages") {}
