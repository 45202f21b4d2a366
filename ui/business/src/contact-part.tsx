import { ContactFields } from "./contact-fields.tsx"
import { useFoundNote } from "@ui/journey/found-note"
import type { useContact } from "./use-contact.ts"

/** Phone and e-mail of a draft, each with where it was found. */
export const ContactPart = ({ contact }: { readonly contact: ReturnType<typeof useContact> }) => {
  const { details, isPhoneRequired, phone, typePhone, email, typeEmail, errors } = contact
  const foundNote = useFoundNote()
  const { sources = {}, business } = details ?? {}
  return (
    <ContactFields
      region={details?.region ?? "IN"}
      isPhoneRequired={isPhoneRequired}
      phone={phone}
      onPhone={typePhone}
      phoneNote={business?.phone === undefined ? undefined : foundNote(sources["phone"])}
      phoneError={errors.textOf("phone")}
      email={email}
      onEmail={typeEmail}
      emailNote={business?.emailAddress === undefined ? undefined : foundNote(sources["emailAddress"])}
      emailError={errors.textOf("email")}
      found={details?.foundContacts}
    />
  )
}
