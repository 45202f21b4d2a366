import { Effect, Result } from "effect"
import { Portals } from "@application/portals/services"
import { type InputOf, ServicesOn, UnitOfWork, handler } from "@application/kernel"
import type { Services } from "@domain/kernel"
import { codeProves, isProved, type SignupSession, SessionBelongsToUser } from "@domain/signup"
import { ForbiddenPortal, InvalidFields, PhoneNumber, signUpRole, WeakPassword } from "@domain/identity"
import { isPartnerBrand, maySignUp, type Portal } from "@domain/portals"
import { email, passwordFailures, phone, requiredText } from "@domain/validation"
import { SignUp } from "../contract/sign-up.ts"
import { AccountOpening, type NewAccount } from "@application/identity/services"
import { giveToOwner } from "./give-to-owner.ts"
import { accessibleSessionForUpdate } from "./session-access.ts"
import { SessionRepository, type StoredSession } from "../ports/session-repository.ts"
import { countCaller, countKey, signupLimits } from "./limits.ts"

type Input = InputOf<typeof SignUp>

/** Everything wrong with the form at once; a password that alone is weak has its own failure. */
const checkForm = Effect.fnUntraced(function* (input: Input, { region }: SignupSession) {
  const number = Result.map(phone(input.phone, region), ({ e164 }) => e164)
  const checks = {
    emailAddress: email(input.emailAddress),
    firstName: requiredText(input.firstName),
    lastName: requiredText(input.lastName),
    phone: number,
  }
  const fields: Record<string, ReadonlyArray<string>> = {}
  for (const [name, checked] of Object.entries(checks)) {
    if (Result.isFailure(checked)) fields[name] = [checked.failure.key]
  }
  const weak = passwordFailures(input.loginPassword).map(({ key }) => key)
  if (Object.keys(fields).length > 0 || Result.isFailure(number)) {
    return yield* new InvalidFields({ fields: weak.length > 0 ? { ...fields, loginPassword: weak } : fields })
  }
  if (weak.length > 0) return yield* new WeakPassword({ keys: weak })
  return PhoneNumber.make(number.success)
})

const accountOf = (
  input: Input,
  phoneNumber: PhoneNumber,
  session: StoredSession,
  { flags }: Pick<Portal, "flags">,
  services: Services,
): NewAccount => ({
  portalId: session.portalId,
  emailAddress: input.emailAddress,
  password: input.loginPassword,
  firstName: input.firstName.trim(),
  lastName: input.lastName.trim(),
  ...(codeProves(services) === "phone"
    ? { phone: phoneNumber }
    : { phone: undefined, unprovenPhone: phoneNumber, isEmailProved: true }),
  languageId: session.details.business.language ?? "en",
  roleId: signUpRole(isPartnerBrand(flags)),
  businessName: session.details.business.name,
})

/** An account signs in by its phone, so nobody opens one with a number that they have not proved; nor, without codes to phones, with an address. */
const checkProved = Effect.fnUntraced(function* (details: SignupSession, { phone, emailAddress }: NewAccount) {
  const services = yield* ServicesOn
  const address = Result.getOrElse(email(emailAddress), () => "")
  if (isProved(details, { phone: phone ?? "", emailAddress: address }, services)) return
  const proof = codeProves(services)
  const key = proof === "phone" ? "creatives.signup.phoneUnproved" : "creatives.signup.emailUnproved"
  return yield* new InvalidFields({ fields: { [proof]: [key] } })
})

const open = Effect.fnUntraced(function* (session: StoredSession, account: NewAccount) {
  yield* checkProved(session.details, account)
  const { userId, hadAccount } = yield* (yield* AccountOpening).open(account)
  return { details: yield* giveToOwner(session, { ...account, userId }), hadAccount }
})

/** Recognises a person who signs up again, perhaps because the first answer was lost, by the password: the session is theirs now. */
const recognised = Effect.fnUntraced(function* ({ details }: StoredSession, account: NewAccount) {
  const known = yield* Effect.result((yield* AccountOpening).recognise(account))
  return Result.isSuccess(known) && known.success === details.userId
    ? { details, hadAccount: false }
    : yield* new SessionBelongsToUser({})
})

const signedUp = Effect.fnUntraced(function* (input: Input) {
  const current = yield* (yield* SessionRepository).forUpdate(input.sessionId)
  const portal = yield* (yield* Portals).current
  const taken = current.portalId === portal.id && current.details.userId !== undefined
  const session = taken ? current : yield* accessibleSessionForUpdate(input.sessionId)
  const account = accountOf(input, yield* checkForm(input, session.details), session, portal, yield* ServicesOn)
  const { details, hadAccount } = taken ? yield* recognised(session, account) : yield* open(session, account)
  const { userId } = details
  if (userId === undefined) return yield* Effect.die(new Error("The session has no owner after its sign-up"))
  return { signedIn: yield* (yield* AccountOpening).signIn(userId), details, hadAccount }
})

/**
 * One transaction for user, profile, membership, draft campaign and session; every try is counted by place and by address,
 * also a refused one, since a repeated sign-up takes the password, and by session, since a refusal may mean that there is an
 * account, whose owner is notified.
 */
export const signUp = handler(
  SignUp,
  Effect.fnUntraced(function* (input) {
    const { id, flags } = yield* (yield* Portals).current
    if (!maySignUp(flags)) return yield* new ForbiddenPortal({})
    yield* countCaller(signupLimits.signUp)
    yield* countKey(signupLimits.signUpByAddress, `${id}:${input.emailAddress.toLowerCase()}`)
    yield* countKey(signupLimits.signUpBySession, input.sessionId)
    const { transact } = yield* UnitOfWork
    return yield* transact(signedUp(input)).pipe(
      Effect.tapErrorTag("AccountNotOpened", () =>
        Effect.flatMap(AccountOpening, ({ tellOfAttempt }) => transact(tellOfAttempt(input.emailAddress))),
      ),
    )
  }),
)
