import { ListHandOvers } from "@application/businesses/contract"
import { isOwnerRole, type ProfileMembership } from "@domain/identity"
import { useRead } from "@ui/container"
import { Panel } from "@ui/kit/panel"
import { readingOf } from "@ui/shared/list"
import panel from "@ui/shared/panel.module.css"
import { useTranslation } from "react-i18next"
import { HandOverList } from "./hand-over-list.tsx"
import { StartHandOverForm } from "./start-hand-over.tsx"

/** The agency that runs a business, and the way to another. */
export const AgencyPanel = ({ profile }: { readonly profile: ProfileMembership }) => {
  const { t } = useTranslation("handOvers")
  const read = useRead(ListHandOvers, { businessProfileId: profile.id })
  const ofClient = (all: NonNullable<typeof read.output>["handOvers"]) =>
    all.filter(({ client }) => client.id === profile.id)
  const handOvers = ofClient(read.output?.handOvers ?? [])
  const agency = read.output?.agency
  const isWaiting = handOvers.some(({ standing }) => standing === "Waiting")
  return (
    <Panel
      title={t(agency === undefined ? "handOvers:start.join" : "handOvers:start.change")}
      description={t("handOvers:start.lead")}
    >
      <div className={panel["stack"]}>
        {read.output === undefined ? null : (
          <p>
            {agency === undefined
              ? t("handOvers:start.noAgency")
              : t("handOvers:start.agency", { agency: agency.name })}
          </p>
        )}
        {read.output === undefined || isWaiting ? null : (
          <StartHandOverForm
            businessProfileId={profile.id}
            isOfAgency={!isOwnerRole(profile.roleId)}
            onStarted={read.retry}
          />
        )}
        {read.output !== undefined && handOvers.length === 0 ? null : (
          <HandOverList
            reading={readingOf(read, (output) => ({ rows: ofClient(output.handOvers) }))}
            onChanged={read.retry}
          />
        )}
      </div>
    </Panel>
  )
}
