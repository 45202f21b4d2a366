import { CreateUser, LoginWithPassword } from "@application/identity/contract"
import { useCall } from "@ui/container"
import { usePortal, useSession } from "@ui/shared/frame"
import { Result } from "effect"
import { useState } from "react"
import { type AccountErrors, type AccountField, errorsOf } from "./check-account.ts"
import type { TypedAccount } from "./typed-account.ts"
import { checkStoreAccount } from "./check-store-account.ts"

/** Opens an account without a phone and signs in; refusals go to their fields. */
export const useStoreAccount = (onOpened: () => void) => {
  const session = useSession()
  const { portal } = usePortal()
  const create = useCall(CreateUser)
  const logIn = useCall(LoginWithPassword)
  const [errors, setErrors] = useState<AccountErrors>({})
  const [notOpened, setNotOpened] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  const submit = async (typed: Pick<TypedAccount, "name" | "email" | "hasAccepted">, password: string) => {
    setFailure(undefined)
    setNotOpened(false)
    const checked = checkStoreAccount(typed, password)
    if (Result.isFailure(checked)) return setErrors(checked.failure)
    const created = await create({ ...checked.success, portalDomain: portal.domain })
    if (created.status === "broken") return setFailure(created.error)
    if (created.status === "failed") {
      const refused = created.failure
      if (refused._tag === "AccountNotOpened" || refused._tag === "UserAlreadyExists") return setNotOpened(true)
      if (refused._tag === "WeakPassword") return setErrors(errorsOf({ loginPassword: refused.keys }))
      return refused._tag === "InvalidFields" ? setErrors(errorsOf(refused.fields)) : setFailure(refused)
    }
    const { emailAddress, loginPassword } = checked.success
    const signedIn = await logIn({ emailAddress, password: loginPassword })
    if (signedIn.status !== "succeeded")
      return setFailure(signedIn.status === "failed" ? signedIn.failure : signedIn.error)
    if (!("accessToken" in signedIn.output)) return setNotOpened(true)
    session.adopt(signedIn.output)
    onOpened()
  }
  const clear = (field: AccountField) => setErrors(({ [field]: _cleared, ...others }) => others)
  return { submit, errors, clear, notOpened, failure }
}
