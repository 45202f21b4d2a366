import { ShareAgencyReport } from "@application/insights/contract"
import { type AgencyReportListed, linkStateOf } from "@domain/insights"
import { useForm } from "@ui/shared/form"
import { presentTime } from "@ui/shared/frame"
import { Result } from "effect"
import { useState } from "react"
import { linkOf, linkTerms, useLinkRules, usualLink } from "../library/link-fields.tsx"
import { ShareView } from "../library/share-view.tsx"

export interface ShareAgencyDialogProps {
  readonly report: AgencyReportListed
  readonly onShared: () => void
  readonly onClose: () => void
}

/** Makes a new link to a report over many clients, and hands it over. */
export const ShareAgencyDialog = ({ report, onShared, onClose }: ShareAgencyDialogProps) => {
  const rules = useLinkRules()
  const [made, setMade] = useState<{ readonly link: string; readonly isProtected: boolean }>()
  const form = useForm(ShareAgencyReport, {
    values: usualLink,
    names: { linkUntil: "until", linkPassword: "password" },
    input: (values) => {
      const refusals = rules(values)
      return Object.keys(refusals).length > 0
        ? Result.fail(refusals)
        : Result.succeed({ reportId: report.id, ...linkOf(values) })
    },
    revalidate: false,
    onSaved: ({ link, report: { isProtected } }) => {
      setMade({ link, isProtected })
      onShared()
    },
  })
  return (
    <ShareView
      name={report.name}
      replaces={linkStateOf(report, presentTime()) !== "None"}
      form={form.props}
      isPending={form.isPending}
      failure={form.failure}
      term={form.choice("term", linkTerms)}
      until={form.field("until")}
      password={form.field("password")}
      made={made}
      onMake={() => void form.submit()}
      onClose={onClose}
    />
  )
}
