import { Effect } from "effect"
import { Portals } from "@application/portals/services"
import { CurrentRequest, type InputOf, UnitOfWork, handler } from "@application/kernel"
import { ForbiddenPortal, signUpRole } from "@domain/identity"
import { InvalidPortal, isPartnerBrand, maySignUp, type Portal, portalHost } from "@domain/portals"
import { CreateUser } from "../contract/create-user.ts"
import { checkNewAccount } from "./check-new-account.ts"
import { countAttempt, signInLimits } from "./limits.ts"
import { openAccount } from "./open-account.ts"
import { queueSignUpNotice } from "./sign-up-notice.ts"

type Input = InputOf<typeof CreateUser>

const checkPayload = Effect.fnUntraced(function* (input: Input, portal: Portal) {
  const role = signUpRole(isPartnerBrand(portal.flags))
  const { roleId = role, loginProviderType = "password" } = input
  yield* checkNewAccount(input, {
    ...(roleId !== role && { roleId: ["validation.fieldNotAllowed"] }),
    ...(loginProviderType !== "password" && { loginProviderType: ["validation.fieldNotAllowed"] }),
  })
  return role
})

/**
 * Opens an account without a phone, in one transaction. Every try is counted, also a refused one, since a repeated
 * sign-up takes the password; the owner of an address that has an account is told.
 */
export const createUser = handler(
  CreateUser,
  Effect.fnUntraced(function* (input) {
    const portal = yield* (yield* Portals).current
    if (portalHost(input.portalDomain) !== portalHost(portal.domain))
      return yield* new InvalidPortal({ domain: input.portalDomain })
    if (!maySignUp(portal.flags)) return yield* new ForbiddenPortal({})
    const { ipAddress } = yield* CurrentRequest
    if (ipAddress !== "") yield* countAttempt(signInLimits.accountsByIp, ipAddress)
    yield* countAttempt(signInLimits.accountsByAddress, `${portal.id}:${input.emailAddress}`)
    const roleId = yield* checkPayload(input, portal)
    const { emailAddress, loginPassword: password, firstName, lastName } = input
    const { transact } = yield* UnitOfWork
    const { userId } = yield* transact(
      openAccount({
        portalId: portal.id,
        emailAddress,
        password,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        phone: undefined,
        languageId: portal.locale,
        roleId,
        businessName: undefined,
      }),
    ).pipe(Effect.tapErrorTag("AccountNotOpened", () => transact(queueSignUpNotice(emailAddress))))
    return { id: userId }
  }),
)
