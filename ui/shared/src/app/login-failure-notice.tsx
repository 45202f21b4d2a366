import { failureMessage } from "@ui/i18n"
import { Banner } from "@ui/kit/banner"
import { useTranslation } from "react-i18next"
import { FailureNotice, presentTime } from "../frame/index.ts"

/** Facts of a refusal that the text counts: seconds to wait, minutes of a lock. */
const counted = (failure: object): object => ({
  ...failure,
  ...("resendAt" in failure && { seconds: secondsUntil(failure.resendAt) }),
  ...("lockedUntil" in failure && { count: Math.max(1, Math.ceil(secondsUntil(failure.lockedUntil) / 60)) }),
  ...("retryAfterSeconds" in failure && {
    count: Math.max(1, Math.ceil(Number(failure.retryAfterSeconds) / 60)),
  }),
  ...("attemptsLeft" in failure && { count: failure.attemptsLeft }),
})

const secondsUntil = (instant: unknown): number => Math.max(0, Math.ceil((Number(instant) - presentTime()) / 1000))

type State =
  | { readonly status: "idle" | "pending" | "succeeded" }
  | { readonly status: "failed"; readonly failure: { readonly _tag: string } }
  | { readonly status: "broken"; readonly error: unknown }

/** Failures that have places of their own on their pages. */
const elsewhere: ReadonlySet<string> = new Set(["MobileNotRegistered", "WeakPassword"])

export interface LoginFailureNoticeProps {
  readonly state: State
}

/** What went wrong with signing in, in words. */
export const LoginFailureNotice = ({ state }: LoginFailureNoticeProps) => {
  const { t } = useTranslation(["app", "failures"])
  if (state.status === "broken") return <FailureNotice failure={state.error} place="login" />
  if (state.status !== "failed") return null
  if (elsewhere.has(state.failure._tag)) return null
  return (
    <Banner tone="error">
      {failureMessage(counted(state.failure), (keys, values) =>
        t([...keys.slice(0, -1).map((key) => key.replace("failures:", "app:login.failure.")), ...keys], values),
      )}
    </Banner>
  )
}
