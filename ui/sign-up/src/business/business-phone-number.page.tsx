import { useTranslation } from "react-i18next"
import { ColoursField } from "./colours-field.tsx"
import { ContactFields } from "./contact-fields.tsx"
import { useFoundNote } from "./found-note.tsx"
import { LogoField } from "./logo-field.tsx"
import { useContact } from "./use-contact.ts"
import { useLogoUpload } from "./use-logo-upload.ts"
import { FailureNotice } from "@ui/shared/frame"
import { LaunchPageFrame } from "@ui/shared/launch"

/** Phone, e-mail, logo and colours. Spec: businessPhoneNumber; validation rules, phone and logo. */
export default function BusinessPhoneNumber() {
  const { t } = useTranslation(["signup", "launch", "failures"])
  const { details, change, isPhoneRequired, phone, typePhone, email, typeEmail, proceed, errors } = useContact()
  const logo = useLogoUpload(details)
  const foundNote = useFoundNote()
  const { sources = {}, business: { colours = [], name = "" } = {} } = details ?? {}
  return (
    <LaunchPageFrame
      page="businessPhoneNumber"
      onContinue={proceed}
      isContinueDisabled={logo.isPending}
      notice={<FailureNotice failure={logo.failure} />}
    >
      <ContactFields
        region={details?.region ?? "IN"}
        isPhoneRequired={isPhoneRequired}
        phone={phone}
        onPhone={typePhone}
        phoneNote={details?.business.phone === undefined ? undefined : foundNote(sources["phone"])}
        phoneError={errors.textOf("phone")}
        email={email}
        onEmail={typeEmail}
        emailNote={details?.business.emailAddress === undefined ? undefined : foundNote(sources["emailAddress"])}
        emailError={errors.textOf("email")}
        found={details?.foundContacts}
      />
      <LogoField
        src={details?.business.logoUrl}
        name={name}
        onFile={(file) => void logo.take(file)}
        onRefused={logo.refuse}
        onRemove={() => change({ business: { logoUrl: null } })}
        isPending={logo.isPending}
        hint={foundNote(sources["logoUrl"])}
        error={
          logo.refusal === undefined
            ? undefined
            : t(`failures:${logo.refusal.key}`, { ...("params" in logo.refusal && logo.refusal.params) })
        }
      />
      <ColoursField
        value={colours}
        onChange={(changed) => change({ business: { colours: [...changed] } })}
        hint={colours.length === 0 ? t("signup:field.coloursHint") : foundNote(sources["colours"])}
      />
    </LaunchPageFrame>
  )
}
