import { PrepareBusinessDeletion } from "@application/identity/contract"
import type { ProfileMembership } from "@domain/identity"
import { useRead } from "@ui/container"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { DeletionPlanView } from "@ui/shared/deletion"
import { useSession } from "@ui/shared/frame"
import { PageHead } from "@ui/shared/page-head"
import page from "@ui/shared/page.module.css"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { useTranslation } from "react-i18next"
import { AskDeletion } from "./ask-deletion.tsx"
import { TakeData } from "./take-data.tsx"

const Deletion = ({ profile }: { readonly profile: ProfileMembership }) => {
  const { t } = useTranslation(["deletion", "common"])
  const session = useSession()
  const { output, failure, retry } = useRead(PrepareBusinessDeletion, { businessProfileId: profile.id })
  if (failure !== undefined)
    return (
      <ErrorState
        title={t("deletion:notLoaded")}
        retryLabel={t("common:action.retry")}
        retryingLabel={t("common:state.loading")}
        onRetry={retry}
      />
    )
  if (output === undefined) return null
  const { plan, deletion } = output
  const asked = () => {
    void session.renew()
    retry()
  }
  return (
    <>
      <Panel title={profile.name}>
        {/* What a deletion waits for stands above every page once it was asked for. */}
        <DeletionPlanView plan={deletion === undefined ? plan : { ...plan, obstacles: [] }} />
      </Panel>
      <TakeData businessProfileId={profile.id} />
      {deletion === undefined ? <AskDeletion businessProfileId={profile.id} onAsked={asked} /> : null}
    </>
  )
}

/** What the deletion of a business erases, keeps and gives back, the way to take its data out, and the way to ask. Ours. */
export default function DeleteBusiness() {
  const { t } = useTranslation(["deletion", "account"])
  const profile = useProfile()
  const may = useMay()
  if (profile === undefined) return null
  return (
    <div className={page["page"]}>
      <PageHead title={t("deletion:title", { business: profile.name })} lead={t("deletion:lead")} />
      {may("keepCards") ? <Deletion profile={profile} /> : <p>{t("deletion:noRight")}</p>}
    </div>
  )
}
