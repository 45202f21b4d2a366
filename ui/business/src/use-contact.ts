import type { PageId } from "@domain/launch"
import type { SessionChange } from "@domain/signup"
import { email as checkEmail, failureOf } from "@domain/validation"
import { Result } from "effect"
import { useState } from "react"
import { useLaunchPage } from "@ui/shared/launch"
import { keptParts, type PhoneParts, partsOf, storedOf } from "@ui/journey/phone-parts"
import { useFieldErrors } from "@ui/journey/use-field-errors"

/** Phone and e-mail as typed; what is complete goes into the draft at once, what is half typed waits on the device. */
export const useContact = (page: PageId) => {
  const { details, change, flow } = useLaunchPage(page)
  const isPhoneRequired = details?.phoneRequirement !== "optional"
  const errors = useFieldErrors<"phone" | "email">()
  const [phone, setPhone] = useState<PhoneParts>(
    () => keptParts(flow.unfinished("phone")) ?? partsOf(details?.business.phone, details?.region ?? "IN"),
  )
  const [email, setEmail] = useState(() => {
    const kept = flow.unfinished("emailAddress")
    return typeof kept === "string" ? kept : (details?.business.emailAddress ?? "")
  })

  const typePhone = (typed: PhoneParts) => {
    errors.clear("phone")
    setPhone(typed)
    const stored = storedOf(typed)
    const isRight = Result.isSuccess(stored) || typed.number.trim() === ""
    flow.keepUnfinished("phone", isRight ? undefined : typed)
    if (Result.isSuccess(stored)) change({ business: { phone: stored.success } })
    else if (typed.number.trim() === "") change({ business: { phone: null } })
  }
  /** Shows the number of a place that was chosen beside these fields. */
  const showChosen = ({ business }: SessionChange) => {
    if (business?.phone != null) typePhone(partsOf(business.phone, details?.region ?? "IN"))
  }
  const typeEmail = (typed: string) => {
    errors.clear("email")
    setEmail(typed)
    const address = checkEmail(typed)
    const isRight = Result.isSuccess(address) || typed.trim() === ""
    flow.keepUnfinished("emailAddress", isRight ? undefined : typed)
    if (Result.isSuccess(address)) change({ business: { emailAddress: address.success } })
    else if (typed.trim() === "") change({ business: { emailAddress: null } })
  }
  const check = (): boolean => {
    const problems = {
      phone: isPhoneRequired || phone.number.trim() !== "" ? failureOf(storedOf(phone)) : undefined,
      email: email.trim() === "" ? undefined : failureOf(checkEmail(email)),
    }
    if (problems.phone === undefined && problems.email === undefined) return true
    errors.show(problems)
    return false
  }
  return { details, change, isPhoneRequired, phone, typePhone, showChosen, email, typeEmail, check, errors }
}
