import { codeProves, provenPhone } from "@domain/signup"
import { email } from "@domain/validation"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { Journey } from "@ui/journey/journey-page"
import { textKey } from "@ui/journey/messages"
import { FailureNotice, usePortal, useServices } from "@ui/shared/frame"
import { LaunchPageFrame } from "@ui/shared/launch"
import { AccountCreated } from "./account-created.tsx"
import { AccountNotOpened } from "./account-not-opened.tsx"
import { checkAccount } from "./check-account.ts"
import { AccountFields } from "./account-fields.tsx"
import { PhoneCheck } from "./phone-check.tsx"
import { numberOf } from "./typed-from.ts"
import { proofKey, useOtp } from "./use-otp.ts"
import { useSignUp } from "./use-sign-up.ts"
import { useTypedAccount } from "./use-typed-account.ts"
import { UserExists } from "./user-exists.tsx"

/** The sign-up of somebody who has no account yet. */
export const SignUpForm = ({ journey }: { readonly journey: Journey }) => {
  const { t } = useTranslation(["creatives", "failures"])
  const { portal } = usePortal()
  const { details } = journey
  const [typed, type] = useTypedAccount(details)
  const [password, setPassword] = useState("")
  const { submit, errors, clear, refuse, exists, notOpened, reached, failure } = useSignUp(journey)
  const number = numberOf(typed)
  const phone = Result.getOrUndefined(number)?.e164
  const of = codeProves(useServices())
  const address = email(typed.email)
  const to = Result.getOrUndefined(address)
  const mailed =
    of === "emailAddress" && phone !== undefined && to !== undefined ? { phone, emailAddress: to } : undefined
  const otp = useOtp(journey, type, mailed)
  const e164 = of === "phone" ? phone : mailed && proofKey(mailed)
  const proof = { of, proved: of === "phone" ? provenPhone(details) : details.provenEmail }
  /** The proof that there is once the code has been entered. */
  const whenProved = { of, proved: of === "phone" ? phone : to }
  const isVerified = whenProved.proved !== undefined && whenProved.proved === proof.proved
  const phoneError = errors.phone

  /** Where only the proof is missing, creating the account begins with its code. */
  const createAccount = () => {
    const hasCode = typed.sentTo === e164
    const isReady = e164 !== undefined && Result.isSuccess(checkAccount(typed, password, whenProved))
    const channel = of === "phone" ? "Sms" : "Email"
    return isReady && !isVerified && !hasCode ? otp.ask(e164, channel) : submit(typed, password, proof)
  }
  /** The right code creates the account at once where nothing else is missing. */
  const enterCode = async (sentFor: string, code: string) => {
    const isRight = await otp.enter(sentFor, code)
    if (isRight && Result.isSuccess(checkAccount(typed, password, whenProved))) void submit(typed, password, whenProved)
    return isRight
  }

  if (reached !== undefined)
    return (
      <LaunchPageFrame page="emailSignup" {...(reached === "returned" && { onContinue: () => journey.next() })}>
        <AccountCreated isReturning={reached === "returned"} />
      </LaunchPageFrame>
    )
  return (
    <LaunchPageFrame
      page="emailSignup"
      continueLabel={t("creatives:signup.create")}
      onContinue={createAccount}
      notice={
        exists || otp.news?.kind === "userExists" ? (
          <UserExists typed={typed} />
        ) : notOpened ? (
          <AccountNotOpened emailAddress={typed.email} />
        ) : (
          <FailureNotice failure={failure} />
        )
      }
    >
      <AccountFields
        typed={typed}
        password={password}
        errors={errors}
        onType={type}
        onPassword={setPassword}
        onTyped={clear}
        phone={
          <PhoneCheck
            typed={typed}
            e164={e164}
            {...(of === "emailAddress" && { mail: { to } })}
            isVerified={isVerified}
            regions={portal.regions.map(({ region }) => region)}
            error={phoneError === undefined ? undefined : t(textKey(phoneError))}
            otp={{ ...otp, enter: enterCode }}
            onType={(change) => {
              clear("phone")
              otp.clearNews()
              type({ ...change, lockedUntil: undefined })
            }}
            onRefused={() => {
              if (Result.isFailure(number)) return refuse({ ...errors, phone: number.failure.key })
              if (Result.isFailure(address)) refuse({ ...errors, emailAddress: address.failure.key })
            }}
          />
        }
      />
    </LaunchPageFrame>
  )
}
