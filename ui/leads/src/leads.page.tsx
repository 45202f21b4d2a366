import { AddLeadNote, UpdateLeadStatus } from "@application/insights/contract"
import { type Lead, leadSuccessKeys, type LeadStatus } from "@domain/insights"
import { failureIn, readerOf, useCommand, useLive } from "@ui/container"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigation } from "react-router"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useFormat } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { useSearchChange } from "@ui/shared/use-search-change"
import { presentTime, profileContext } from "@ui/shared/frame"
import { LeadDialog } from "./lead-dialog.tsx"
import { LeadsView } from "./leads-view.tsx"
import { readLeads } from "./read-leads.ts"
import { useArrivals } from "./use-arrivals.ts"

export const loader = (args: LoaderFunctionArgs) =>
  readLeads(readerOf(args), args.context.get(profileContext), new URL(args.request.url).searchParams)

/** Spec: screens, /app/{id}/leads. */
export default function Leads() {
  const { t } = useTranslation(["app", "common"])
  const loaded = useLoaderData<typeof loader>()
  const profile = useProfile()
  const may = useMay()
  const format = useFormat()
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const [search, changeSearch] = useSearchChange()
  const { value, isStale, refresh } = useLive(loaded, async (read) =>
    profile === undefined ? loaded : readLeads(read, profile, search),
  )
  const [openedAt] = useState(presentTime)
  const arrived = useArrivals(value.rows, openedAt)
  const [updating, update, reset] = useCommand(UpdateLeadStatus)
  const [noting, addNote, resetNote] = useCommand(AddLeadNote)
  if (profile === undefined) return null

  const setStatus = async (lead: Lead, status: LeadStatus) => {
    const outcome = await update({ businessProfileId: profile.id, leadId: lead.id, status })
    if (outcome?.status === "succeeded") toastSuccess(t(`common:${leadSuccessKeys.statusUpdated}`))
  }
  const writeNote = async (lead: Lead, text: string) => {
    const outcome = await addNote({ businessProfileId: profile.id, leadId: lead.id, text })
    return outcome?.status === "succeeded"
  }
  const hrefOf = (lead: Lead) => {
    const next = new URLSearchParams(search)
    next.set("lead", String(lead.id))
    return `${pathname}?${next.toString()}`
  }
  const { opened } = value
  return (
    <>
      <LeadsView
        businessProfileId={profile.id}
        reading={{ ...value, isLoading: navigation.state === "loading", isFailed: isStale, onRetry: refresh }}
        arrived={arrived}
        format={format}
        mayWork={may("workOnLeads")}
        hrefOf={hrefOf}
        onOpen={(lead) => {
          reset()
          resetNote()
          changeSearch({ lead: String(lead.id) })
        }}
      />
      {opened === undefined ? null : (
        <LeadDialog
          lead={opened}
          format={format}
          isSaving={updating.status === "pending"}
          failure={failureIn(updating)}
          mayWork={may("workOnLeads")}
          onStatus={(status) => void setStatus(opened, status)}
          note={{
            isSaving: noting.status === "pending",
            failure: failureIn(noting),
            onAdd: (text) => writeNote(opened, text),
          }}
          onClose={() => changeSearch({ lead: undefined })}
        />
      )}
    </>
  )
}
