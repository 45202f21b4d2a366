import { ListLeadForms } from "@application/campaigns/contract"
import type { ProfileMembership } from "@domain/identity"
import { type Read, readerOf, useLive } from "@ui/container"
import { cx } from "@ui/kit/cx"
import { NavButton, profileContext } from "@ui/shared/frame"
import { PageHead } from "@ui/shared/page-head"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { useTranslation } from "react-i18next"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import styles from "./builder.module.css"
import { SavedForms } from "./saved-forms.tsx"

const readForms = async (read: Read, profile: ProfileMembership | undefined) =>
  profile === undefined ? [] : read(ListLeadForms, { businessProfileId: profile.id })

export const loader = (args: LoaderFunctionArgs) => readForms(readerOf(args), args.context.get(profileContext))

/** The forms that a business keeps, to use them in campaigns. Ours. */
export default function LeadForms() {
  const { t } = useTranslation("leadForms")
  const loaded = useLoaderData<typeof loader>()
  const profile = useProfile()
  const may = useMay()
  const { value, refresh } = useLive(loaded, async (read) => readForms(read, profile))
  if (profile === undefined) return null
  return (
    <div className={cx(styles.page)}>
      <PageHead
        title={t("leadForms:page.title")}
        lead={t("leadForms:page.lead")}
        actions={
          <NavButton to={`/app/${profile.id}/leads`} kind="secondary">
            {t("leadForms:page.leads")}
          </NavButton>
        }
      />
      <SavedForms businessProfileId={profile.id} forms={value} mayChange={may("editCreatives")} onChanged={refresh} />
    </div>
  )
}
