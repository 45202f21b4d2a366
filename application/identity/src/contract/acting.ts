import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { ForbiddenPortal, longestActing, UserNotFound } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { SignedIn } from "./login.ts"

/**
 * Lets the caller act as a client of the portal for some minutes; the client is mailed. The answer's token names both, and
 * renewing the session gives it again until it ends. Ours. Spec: roles and permissions.
 */
export const ActAsClient = contract("identity/ActAsClient", {
  kind: "command",
  access: "actAsClient",
  route: "POST /portals/:portalId/actingSessions",
  summary: "Act as a client for some minutes",
  description:
    "Mails the client the reason. The answered token names both, and renewing the session answers the client's again until the time is over. Passwords, second factors, personal data, invitations and payments stay the client's alone (errorCode 1028, with `isActing` among its details).",
  example: { portalId: 1, userId: 41, reason: "The shop asked us to fix its opening hours", minutes: 30 },
  input: Schema.Struct({
    portalId: PortalId,
    userId: UserId,
    reason: textOf(500).check(Schema.isMinLength(3)),
    minutes: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: longestActing })),
  }),
  output: SignedIn,
  failures: [ForbiddenPortal, UserNotFound],
})

/** Ends acting as a client before its time; does nothing for who acts as nobody. Ours. */
export const EndActing = contract("identity/EndActing", {
  kind: "command",
  access: "signOut",
  route: "POST /authentication/endActing",
  summary: "End acting as a client",
  description: "The next renewal of the session answers the caller's own.",
  example: {},
  input: Schema.Struct({}),
  output: Schema.Struct({}),
})
