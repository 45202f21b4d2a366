import { AddLeadNote } from "@application/insights/contract"
import type { Lead, OpenTimes } from "@domain/insights"
import { failureIn, lazyPart, readerOf, useCommand, useLive } from "@ui/container"
import { Suspense, useState } from "react"
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigation } from "react-router"
import { useFormat } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { useSearchChange } from "@ui/shared/use-search-change"
import { presentTime, profileContext } from "@ui/shared/frame"
import { LeadsView } from "./leads-view.tsx"
import { neighboursOf } from "./neighbours.ts"
import { readLeads } from "./read-leads.ts"
import { useArrivals } from "./use-arrivals.ts"
import { useContact } from "./use-contact.ts"
import { useLeadWork } from "./use-lead-work.ts"
import { useNow } from "./use-now.ts"

/** Opened for one lead at a time, with fields that the list has not, so apart from the page. */
const LeadDialog = lazyPart(async () => (await import("./lead-dialog.tsx")).LeadDialog)

export const loader = (args: LoaderFunctionArgs) =>
  readLeads(readerOf(args), args.context.get(profileContext), new URL(args.request.url).searchParams)

type Loaded = Awaited<ReturnType<typeof readLeads>>
type Profile = NonNullable<ReturnType<typeof useProfile>>

const LeadsOf = ({ profile, loaded }: { readonly profile: Profile; readonly loaded: Loaded }) => {
  const may = useMay()
  const format = useFormat()
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const [search, changeSearch] = useSearchChange()
  const { value, isStale, refresh } = useLive(loaded, (read) => readLeads(read, profile, search))
  const [openedAt] = useState(presentTime)
  const arrived = useArrivals(value.rows, openedAt)
  const now = useNow()
  const [noting, addNote, resetNote] = useCommand(AddLeadNote)
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const work = useLeadWork(profile.id)
  const onContact = useContact(profile.id)
  const { opened, desk } = value
  const times: OpenTimes = { timeZone: format.timeZone, ...(desk?.hours !== undefined && { hours: desk.hours }) }

  const writeNote = async (lead: Lead, text: string) => {
    const outcome = await addNote({ businessProfileId: profile.id, leadId: lead.id, text })
    return outcome?.status === "succeeded"
  }
  const hrefOf = (lead: Lead) => {
    const next = new URLSearchParams(search)
    next.set("lead", String(lead.id))
    return `${pathname}?${next.toString()}`
  }
  const open = (lead: Lead, replace = false) => {
    work.close()
    resetNote()
    changeSearch({ lead: String(lead.id) }, { replace })
  }
  const { previous, next } = neighboursOf(value.rows, opened?.id)
  return (
    <>
      <LeadsView
        businessProfileId={profile.id}
        reading={{ ...value, isLoading: navigation.state === "loading", isFailed: isStale, onRetry: refresh }}
        arrived={arrived}
        format={format}
        times={times}
        now={now}
        mayWork={may("workOnLeads")}
        onContact={onContact}
        hrefOf={hrefOf}
        onOpen={open}
      />
      {opened === undefined ? null : (
        <Suspense>
          <LeadDialog
            lead={opened}
            desk={desk}
            times={times}
            now={now}
            format={format}
            mayWork={may("workOnLeads")}
            work={work}
            note={{
              isSaving: noting.status === "pending",
              failure: failureIn(noting),
              typed: typed[opened.id] ?? "",
              onTyped: (text) => setTyped((before) => ({ ...before, [opened.id]: text })),
              onAdd: (text) => writeNote(opened, text),
            }}
            onContact={onContact}
            onPrevious={previous && (() => open(previous, true))}
            onNext={next && (() => open(next, true))}
            onClose={() => changeSearch({ lead: undefined })}
          />
        </Suspense>
      )}
    </>
  )
}

/** Spec: screens, /app/{id}/leads. */
export default function Leads() {
  const loaded = useLoaderData<typeof loader>()
  const profile = useProfile()
  return profile === undefined ? null : <LeadsOf profile={profile} loaded={loaded} />
}
