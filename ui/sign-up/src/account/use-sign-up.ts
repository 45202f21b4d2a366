import { SignUp } from "@application/signup/contract"
import { layoutDelays } from "@domain/portals"
import { useCommand } from "@ui/container"
import { Effect, Result } from "effect"
import { useState } from "react"
import { flushSync } from "react-dom"
import { focusFirstError } from "@ui/journey/focus-first-error"
import type { Journey } from "@ui/journey/journey-page"
import { useSession } from "@ui/shared/frame"
import { type AccountErrors, type AccountField, checkAccount, errorsOf, type Proof } from "./check-account.ts"
import type { TypedAccount } from "./typed-account.ts"

/**
 * Creates the account or recognises an existing account, signs in and says so; with a new account it moves on after a
 * moment. Refusals go to their fields.
 */
export const useSignUp = ({ details, flow, next }: Journey) => {
  const session = useSession()
  const [, signUp] = useCommand(SignUp, { revalidate: false })
  const [errors, setErrors] = useState<AccountErrors>({})
  const [exists, setExists] = useState(false)
  const [notOpened, setNotOpened] = useState(false)
  /** The account that the sign-up led to: a new account, or an existing account. */
  const [reached, setReached] = useState<"created" | "returned">()
  const [failure, setFailure] = useState<unknown>()

  const refuse = (refused: AccountErrors) => {
    // After a call React draws when it has time, which may be after the next frame.
    flushSync(() => setErrors(refused))
    focusFirstError()
  }
  const submit = async (typed: TypedAccount, password: string, proof: Proof) => {
    setFailure(undefined)
    setExists(false)
    setNotOpened(false)
    const checked = checkAccount(typed, password, proof)
    if (Result.isFailure(checked)) return refuse(checked.failure)
    const outcome = await signUp({ sessionId: details.sessionId, ...checked.success })
    if (outcome === undefined) return
    if (outcome.status === "broken") return setFailure(outcome.error)
    if (outcome.status === "succeeded") {
      const { hadAccount } = outcome.output
      setReached(hadAccount ? "returned" : "created")
      session.adopt(outcome.output.signedIn)
      flow.adopt(outcome.output.details)
      // Whoever is told that they had an account goes on when they have read it.
      if (hadAccount) return
      await Effect.runPromise(Effect.sleep(layoutDelays.accountCreated))
      if (!(await next())) setReached(undefined)
      return
    }
    const refused = outcome.failure
    if (refused._tag === "UserAlreadyExists") return setExists(true)
    if (refused._tag === "AccountNotOpened") return setNotOpened(true)
    if (refused._tag === "WeakPassword") return refuse(errorsOf({ loginPassword: refused.keys }))
    if (refused._tag === "InvalidFields") return refuse(errorsOf(refused.fields))
    setFailure(refused)
  }
  const clear = (field: AccountField) => setErrors(({ [field]: _cleared, ...others }) => others)
  return { submit, errors, clear, refuse: setErrors, exists, notOpened, reached, failure }
}
