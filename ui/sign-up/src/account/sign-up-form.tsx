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

  if (reached !== undefined)
    return (
      <LaunchPageFrame page="emailSignup">
        <AccountCreated isReturning={reached === "returned"} />
      </LaunchPageFrame>
    )
  return (
    <LaunchPageFrame
      page="emailSignup"
      continueLabel={t("creatives:signup.create")}
      onContinue={() => submit(typed, password, verified)}
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
            otp={otp}
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
