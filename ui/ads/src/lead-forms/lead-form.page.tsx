import { GetLeadForm } from "@application/campaigns/contract"
import { copyLanguageOf, defaultLeadForm, type SavedFormContent, type SavedLeadForm } from "@domain/creatives"
import type { ProfileMembership } from "@domain/identity"
import { idFromPath } from "@domain/launch"
import { type Read, readerOf } from "@ui/container"
import { profileContext, usePortal } from "@ui/shared/frame"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { useState } from "react"
import { data, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router"
import { FormBuilder } from "./form-builder.tsx"

/** The word in the address in place of a number while a form is not saved yet. */
const newForm = "new"

const readForm = async (read: Read, profile: ProfileMembership, formId: number | undefined) => {
  if (formId === undefined) return { known: undefined }
  const known = await read(GetLeadForm, { businessProfileId: profile.id, formId })
  return { known, crumb: known.saved.name }
}

export const loader = (args: LoaderFunctionArgs) => {
  const named = args.params["formId"] ?? ""
  const formId = idFromPath(named)
  if (formId === undefined && named !== newForm) throw data(null, { status: 404 })
  return readForm(readerOf(args), args.context.get(profileContext), formId)
}

/** A new form in the portal's language: its usual questions, and texts about the business. */
const begunForm = (profile: Pick<ProfileMembership, "name">, language: string): SavedFormContent => ({
  name: "",
  form: defaultLeadForm({ name: profile.name, services: [] }, language),
})

/** A saved form of the business, or a new one. Ours. */
export default function LeadFormPage() {
  const { known } = useLoaderData<typeof loader>()
  const profile = useProfile()
  const may = useMay()
  const navigate = useNavigate()
  const { language } = usePortal()
  const [restored, setRestored] = useState<{ readonly saved: SavedLeadForm; readonly round: number }>()
  if (profile === undefined) return null
  const shown = copyLanguageOf(language)
  const isRestored = restored !== undefined && known !== undefined && restored.saved.version > known.saved.version
  const present = isRestored ? { ...known, saved: restored.saved } : known
  return (
    <FormBuilder
      key={restored?.round ?? 0}
      profile={profile}
      {...(present !== undefined && { known: present })}
      begin={begunForm(profile, shown)}
      language={shown}
      mayChange={may("editCreatives")}
      onSaved={(saved) => {
        if (known === undefined) void navigate(`/app/${profile.id}/leads/forms/${saved.id}`, { replace: true })
      }}
      onRestored={(saved) => setRestored({ saved, round: (restored?.round ?? 0) + 1 })}
    />
  )
}
