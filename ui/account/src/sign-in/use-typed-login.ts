import type { PhoneValue } from "@ui/kit/phone-field"
import { useState } from "react"
import { useLocation } from "react-router"
import { useKeepTyping } from "@ui/shared/frame"
import { type KeptLogin, keptLoginName, type LoginWay, recallLogin } from "@ui/shared/kept-login"

const nothing: KeptLogin = { way: "email", emailAddress: "" }

/** Who signs in and how, as the page before may have handed it over, kept through a reload until somebody is signed in; pages drawn beforehand have no history. */
export const useTypedLogin = (isSignedIn: boolean) => {
  const location = useLocation()
  const [typed, setTyped] = useState<KeptLogin>(
    () => (typeof window === "undefined" ? undefined : recallLogin(window.history)) ?? recallLogin(location) ?? nothing,
  )
  useKeepTyping(keptLoginName, isSignedIn ? undefined : typed)
  return {
    ...typed,
    choose: (way: LoginWay) => setTyped((before) => ({ ...before, way })),
    typeEmail: (emailAddress: string) => setTyped((before) => ({ ...before, emailAddress })),
    typePhone: (phone: PhoneValue) => setTyped((before) => ({ ...before, phone })),
  }
}
