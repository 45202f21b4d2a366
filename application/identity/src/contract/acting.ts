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
  access: "actAsClient",
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
  access: "signOut",
  input: Schema.Struct({}),
  output: Schema.Struct({}),
})
