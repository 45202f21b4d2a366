import { Effect, Result } from "effect"
import { Portals } from "@application/portals/services"
import { CurrentRequest, type InputOf, UnitOfWork, handler } from "@application/kernel"
import { ForbiddenPortal, InvalidFields, signUpRole, WeakPassword } from "@domain/identity"
import { InvalidPortal, isPartnerBrand, maySignUp, type Portal, portalHost } from "@domain/portals"
import { email, passwordFailures, requiredText } from "@domain/validation"
import { CreateUser } from "../contract/create-user.ts"
import { countAttempt, signInLimits } from "./limits.ts"
import { openAccount } from "./open-account.ts"
import { queueSignUpNotice } from "./sign-up-notice.ts"

type Input = InputOf<typeof CreateUser>

/** Everything wrong with the payload at once; a password that alone is weak has its own failure. */
const checkPayload = Effect.fnUntraced(function* (input: Input, portal: Portal) {
  const role = signUpRole(isPartnerBrand(portal.flags))
  const checks = {
    emailAddress: email(input.emailAddress),
    firstName: requiredText(input.firstName),
    lastName: requiredText(input.lastName),
  }
  const fields: Record<string, ReadonlyArray<string>> = {}
  for (const [name, checked] of Object.entries(checks)) {
    if (Result.isFailure(checked)) fields[name] = [checked.failure.key]
  }
  const { roleId = role, loginProviderType = "password" } = input
  if (roleId !== role) fields["roleId"] = ["validation.fieldNotAllowed"]
  if (loginProviderType !== "password") fields["loginProviderType"] = ["validation.fieldNotAllowed"]
  const weak = passwordFailures(input.loginPassword).map(({ key }) => key)
  if (Object.keys(fields).length > 0)
    return yield* new InvalidFields({ fields: weak.length > 0 ? { ...fields, loginPassword: weak } : fields })
  if (weak.length > 0) return yield* new WeakPassword({ keys: weak })
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
