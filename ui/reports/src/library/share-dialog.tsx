import { ShareReport } from "@application/insights/contract"
import { linkStateOf, type PublishedReport } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { useForm } from "@ui/shared/form"
import { presentTime } from "@ui/shared/frame"
import { Result } from "effect"
import { useState } from "react"
import { linkOf, linkTerms, useLinkRules, usualLink } from "./link-fields.tsx"
import { ShareView } from "./share-view.tsx"

export interface ShareDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly report: PublishedReport
  readonly onClose: () => void
}

/** Makes a new link to a report, and hands it over. */
export const ShareDialog = ({ businessProfileId, report, onClose }: ShareDialogProps) => {
  const rules = useLinkRules()
  const [made, setMade] = useState<{ readonly link: string; readonly isProtected: boolean }>()
  const form = useForm(ShareReport, {
    values: usualLink,
    names: { linkUntil: "until", linkPassword: "password" },
    input: (values) => {
      const refusals = rules(values)
      return Object.keys(refusals).length > 0
        ? Result.fail(refusals)
        : Result.succeed({ businessProfileId, reportId: report.id, ...linkOf(values) })
    },
    onSaved: ({ link, report: { isProtected } }) => setMade({ link, isProtected }),
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
