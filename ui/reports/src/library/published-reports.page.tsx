import { RemoveReport, UnshareReport } from "@application/insights/contract"
import type { PublishedReport } from "@domain/insights"
import { failureIn, lazyPart, readerOf, useCommand, useLive } from "@ui/container"
import { Skeleton } from "@ui/kit/skeleton"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice, profileContext } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { useSearchChange } from "@ui/shared/use-search-change"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigation } from "react-router"
import { DownloadMenu } from "../schedule/download-menu.tsx"
import { AskReportDialog } from "./ask-report-dialog.tsx"
import { NewReportDialog } from "./new-report-dialog.tsx"
import { OpenedReport } from "./opened-report.tsx"
import { readReports } from "./read-reports.ts"
import { type ReportAct, ReportActs } from "./report-acts.tsx"
import { ReportsView } from "./reports-view.tsx"
import { ShareDialog } from "./share-dialog.tsx"

/** Below the list, so after it. */
const RegularReports = lazyPart(async () => (await import("../schedule/regular-reports.tsx")).RegularReports)

export const loader = (args: LoaderFunctionArgs) =>
  readReports(readerOf(args), args.context.get(profileContext), new URL(args.request.url).searchParams)

/** Spec: screens, "publishedReports (query reportId)". */
export default function PublishedReports() {
  const { t } = useTranslation(["reports", "common"])
  const loaded = useLoaderData<typeof loader>()
  const profile = useProfile()
  const may = useMay()
  const format = useFormat()
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const [search, changeSearch] = useSearchChange()
  const { value, isStale, refresh } = useLive(loaded, async (read) =>
    profile === undefined ? loaded : readReports(read, profile, search, loaded.opened),
  )
  const [asked, ask] = useState<{ readonly act: Exclude<ReportAct, "open">; readonly report: PublishedReport }>()
  const [isNew, setNew] = useState(false)
  const [unsharing, unshare, resetUnshare] = useCommand(UnshareReport)
  const [removing, remove, resetRemove] = useCommand(RemoveReport, { revalidate: false })
  if (profile === undefined) return null

  const { opened } = value
  const businessProfileId = profile.id
  const mayPublish = may("publishReports")
  const open = (reportId: number) => changeSearch({ reportId: String(reportId) })
  const act = (name: ReportAct, report: PublishedReport) => {
    resetUnshare()
    resetRemove()
    if (name === "open") open(report.id)
    else ask({ act: name, report })
  }
  const confirm = async () => {
    if (asked === undefined) return
    const { act: name, report } = asked
    const key = { businessProfileId, reportId: report.id }
    const outcome = name === "delete" ? await remove(key) : await unshare(key)
    ask(undefined)
    if (outcome?.status !== "succeeded") return
    toastSuccess(t(name === "delete" ? "reports:deleted" : "reports:unshared", { name: report.name }))
    if (name === "unshare") return
    // An opened report would be missed before its address is left.
    if (opened === undefined) refresh()
    else changeSearch({ reportId: undefined }, { replace: true })
  }
  const hrefOf = (report: PublishedReport) => {
    const next = new URLSearchParams(search)
    next.set("reportId", String(report.id))
    return `${pathname}?${next.toString()}`
  }
  const notice = <FailureNotice failure={failureIn(unsharing) ?? failureIn(removing)} />
  return (
    <>
      {opened === undefined ? (
        <ReportsView
          reading={{ ...value, isLoading: navigation.state === "loading", isFailed: isStale, onRetry: refresh }}
          format={format}
          mayPublish={mayPublish}
          notice={notice}
          hrefOf={hrefOf}
          onOpen={(report) => open(report.id)}
          onNew={() => setNew(true)}
          onAct={act}
        />
      ) : (
        <OpenedReport
          businessProfileId={businessProfileId}
          opened={opened}
          root={`/app/${businessProfileId}`}
          notice={notice}
          acts={
            opened.listed === undefined ? null : (
              <>
                <DownloadMenu businessProfileId={businessProfileId} reportId={opened.listed.id} />
                {mayPublish ? <ReportActs report={opened.listed} mayPublish={mayPublish} onAct={act} isOpened /> : null}
              </>
            )
          }
        />
      )}
      {opened === undefined && mayPublish ? (
        <Suspense fallback={<Skeleton shape="box" height="12rem" />}>
          <RegularReports businessProfileId={businessProfileId} />
        </Suspense>
      ) : null}
      {isNew ? (
        <NewReportDialog
          businessProfileId={businessProfileId}
          onClose={() => setNew(false)}
          onOpen={(reportId) => {
            setNew(false)
            open(reportId)
          }}
        />
      ) : null}
      {asked?.act === "share" ? (
        <ShareDialog businessProfileId={businessProfileId} report={asked.report} onClose={() => ask(undefined)} />
      ) : null}
      <AskReportDialog
        asked={asked}
        isPending={unsharing.status === "pending" || removing.status === "pending"}
        onConfirm={() => void confirm()}
        onCancel={() => ask(undefined)}
      />
    </>
  )
}
