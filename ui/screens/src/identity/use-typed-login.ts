import type { PhoneValue } from "@ui/kit/phone-field"
import { useState } from "react"
import { useKeepTyping } from "../frame/index.ts"
import { type KeptLogin, keptLoginName, type LoginWay, recallLogin } from "./kept-login.ts"

const nothing: KeptLogin = { way: "email", emailAddress: "" }

/** Who signs in and how, kept through a reload until somebody is signed in; pages drawn beforehand have no history. */
export const useTypedLogin = (isSignedIn: boolean) => {
  const [typed, setTyped] = useState<KeptLogin>(
    () => (typeof window === "undefined" ? undefined : recallLogin(window.history)) ?? nothing,
  )
  useKeepTyping(keptLoginName, isSignedIn ? undefined : typed)
  return {
    ...typed,
    choose: (way: LoginWay) => setTyped((before) => ({ ...before, way })),
    typeEmail: (emailAddress: string) => setTyped((before) => ({ ...before, emailAddress })),
    typePhone: (phone: PhoneValue) => setTyped((before) => ({ ...before, phone })),
  }
}
