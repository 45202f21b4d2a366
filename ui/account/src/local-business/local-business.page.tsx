import { GetBusinessProfile, GetConfiguration, SearchCategories } from "@application/businesses/contract"
import { Panel } from "@ui/kit/panel"
import { readerOf } from "@ui/container"
import { PageHead } from "@ui/shared/page-head"
import page from "@ui/shared/page.module.css"
import { profileContext } from "@ui/shared/frame"
import { RoleNote } from "@ui/shared/role-note"
import { useMay } from "@ui/shared/use-may"
import { useTranslation } from "react-i18next"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { LocalBusinessForm } from "./local-business-form.tsx"
import { shownCategory } from "./typed-business.ts"

export const loader = async (args: LoaderFunctionArgs) => {
  const { id: businessProfileId } = args.context.get(profileContext)
  const read = readerOf(args)
  const [profile, { localBusinessConfiguration: local, flavor }] = await Promise.all([
    read(GetBusinessProfile, { businessProfileId }),
    read(GetConfiguration, { businessProfileId }),
  ])
  const stored = local?.category
  const known =
    stored === undefined ? [] : await read(SearchCategories, { keyword: stored.slice(0, 80), language: "en" })
  return {
    businessProfileId,
    flavour: flavor,
    stored: {
      businessName: profile.name,
      outlet: local?.outlet ?? profile.location ?? "",
      category: shownCategory(stored, known),
    },
  }
}

/** What kind of local business this is and where its outlet stands. Spec: screens, /app/{id}/localBusiness; calls B13. */
export default function LocalBusiness() {
  const { businessProfileId, flavour, stored } = useLoaderData<typeof loader>()
  const { t } = useTranslation("account")
  const may = useMay()
  return (
    <div className={page["page"]}>
      <PageHead title={t("account:localBusiness.title")} lead={t("account:localBusiness.lead")} />
      <RoleNote action="editProfile" />
      <Panel title={t("account:localBusiness.who")}>
        <LocalBusinessForm
          businessProfileId={businessProfileId}
          flavour={flavour}
          stored={stored}
          isDisabled={!may("editProfile")}
        />
      </Panel>
    </div>
  )
}
