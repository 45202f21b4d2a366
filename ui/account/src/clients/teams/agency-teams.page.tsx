import { GetAgencyTeams } from "@application/businesses/contract"
import { BusinessProfileId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { NavButton } from "@ui/shared/frame"
import { OuterFrame } from "@ui/shared/outer-frame"
import { PageHead } from "@ui/shared/page-head"
import panel from "@ui/shared/panel.module.css"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { MemberList } from "./member-list.tsx"
import { ReachForm } from "./reach-form.tsx"
import { TeamList } from "./team-list.tsx"

/** An agency's members and teams: who reaches which clients, and who has how many. Ours. */
export default function AgencyTeams() {
  const { t } = useTranslation(["clients", "common"])
  const [agencyId, setAgencyId] = useState<BusinessProfileId>()
  const { output, failure, retry } = useRead(GetAgencyTeams, { ...(agencyId !== undefined && { agencyId }) })
  const { agencies = [], shown } = output ?? {}
  return (
    <OuterFrame>
      <PageHead
        title={t("clients:teams.title")}
        lead={t("clients:teams.lead")}
        actions={
          <NavButton kind="quiet" size="small" to="/clients">
            {t("clients:title")}
          </NavButton>
        }
      />
      {shown !== undefined ? (
        <div className={panel["stack"]}>
          {agencies.length < 2 ? null : (
            <Select
              label={t("clients:teams.agency")}
              placeholder={t("clients:teams.agency")}
              options={agencies.map(({ id, name }) => ({ id: String(id), label: name }))}
              value={String(shown.id)}
              onChange={(id) => setAgencyId(BusinessProfileId.make(Number(id)))}
            />
          )}
          <Panel title={t("clients:teams.reach")} description={t("clients:teams.reachLead")}>
            {shown.mayLead ? (
              <ReachForm
                key={`${shown.id} ${shown.mode ?? ""}`}
                agencyId={shown.id}
                mode={shown.mode ?? "joined"}
                onChanged={retry}
              />
            ) : (
              <p>{t(`clients:teams.modeTexts.${shown.mode ?? "joined"}`)}</p>
            )}
          </Panel>
          <Panel title={t("clients:teams.list")}>
            <TeamList {...shown} agencyId={shown.id} onChanged={retry} />
          </Panel>
          <Panel title={t("clients:teams.members")} description={t("clients:teams.membersLead")}>
            <MemberList {...shown} agencyId={shown.id} onChanged={retry} />
          </Panel>
        </div>
      ) : output !== undefined ? (
        <EmptyState level={2} title={t("clients:teams.noAgency")}>
          {t("clients:teams.noAgencyText")}
        </EmptyState>
      ) : failure === undefined ? (
        <LoadingRegion label={t("common:state.loading")}>
          <Skeleton shape="box" height="12rem" />
        </LoadingRegion>
      ) : (
        <ErrorState
          title={t("clients:teams.notLoaded")}
          level={2}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          onRetry={retry}
        />
      )}
    </OuterFrame>
  )
}
