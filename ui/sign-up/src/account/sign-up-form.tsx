import { provenPhone } from "@domain/signup"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { Journey } from "../parts/journey-page.tsx"
import { textKey } from "../parts/messages.ts"
import { FailureNotice, usePortal } from "@ui/shared/frame"
import { LaunchPageFrame } from "@ui/shared/launch"
import { AccountCreated } from "./account-created.tsx"
import { AccountNotOpened } from "./account-not-opened.tsx"
import { checkAccount } from "./check-account.ts"
import { AccountFields } from "./account-fields.tsx"
import { PhoneCheck } from "./phone-check.tsx"
import { numberOf } from "./typed-from.ts"
import { useOtp } from "./use-otp.ts"
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
  const otp = useOtp(journey, type)
  const { submit, errors, clear, refuse, exists, notOpened, reached, failure } = useSignUp(journey)
  const number = numberOf(typed)
  const e164 = Result.getOrUndefined(number)?.e164
  const verified = provenPhone(details)
  const phoneError = errors.phone

  /** Where only the phone is not proved yet, creating the account begins with its code. */
  const createAccount = () => {
    const hasCode = typed.sentTo === e164
    const isReady = e164 !== undefined && Result.isSuccess(checkAccount(typed, password, e164))
    return isReady && e164 !== verified && !hasCode ? otp.ask(e164, "Sms") : submit(typed, password, verified)
  }
  /** The right code creates the account at once where nothing else is missing. */
  const enterCode = async (phone: string, code: string) => {
    const isRight = await otp.enter(phone, code)
    if (isRight && Result.isSuccess(checkAccount(typed, password, phone))) void submit(typed, password, phone)
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
            isVerified={e164 !== undefined && e164 === verified}
            regions={portal.regions.map(({ region }) => region)}
            error={phoneError === undefined ? undefined : t(textKey(phoneError))}
            otp={{ ...otp, enter: enterCode }}
            onType={(change) => {
              clear("phone")
              otp.clearNews()
              type({ ...change, lockedUntil: undefined })
            }}
            onRefused={() => {
              if (Result.isFailure(number)) refuse({ ...errors, phone: number.failure.key })
            }}
          />
        }
      />
    </LaunchPageFrame>
  )
}
