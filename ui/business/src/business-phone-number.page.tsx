import { useTranslation } from "react-i18next"
import { ColoursField } from "./colours-field.tsx"
import { ContactPart } from "./contact-part.tsx"
import { useFoundNote } from "@ui/journey/found-note"
import { LogoField } from "./logo-field.tsx"
import { useContact } from "./use-contact.ts"
import { useLogoUpload } from "./use-logo-upload.ts"
import { FailureNotice } from "@ui/shared/frame"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"

const page = "businessPhoneNumber"

/** Phone, e-mail, logo and colours. Spec: businessPhoneNumber; validation rules, phone and logo. */
export default function BusinessPhoneNumber() {
  const { t } = useTranslation(["signup", "launch", "failures"])
  const { details, change, next } = useLaunchPage(page)
  const contact = useContact(page)
  const logo = useLogoUpload(details)
  const foundNote = useFoundNote()
  const { sources = {}, business: { colours = [], name = "" } = {} } = details ?? {}
  return (
    <LaunchPageFrame
      page={page}
      onContinue={() => contact.check() && next()}
      isContinueDisabled={logo.isPending}
      notice={<FailureNotice failure={logo.failure} />}
    >
      <ContactPart contact={contact} />
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
