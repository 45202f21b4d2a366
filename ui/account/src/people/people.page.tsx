import { ListInvitations, ListMembers } from "@application/identity/contract"
import { useRead } from "@ui/container"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { PageHead } from "@ui/shared/page-head"
import page from "@ui/shared/page.module.css"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import type { ProfileMembership } from "@domain/identity"
import { useTranslation } from "react-i18next"
import { InvitationRows } from "./invitation-rows.tsx"
import { InviteForm } from "./invite-form.tsx"
import { MemberRows } from "./member-rows.tsx"
import { useRolesToGive } from "./use-roles-to-give.ts"

const Members = ({ profile }: { readonly profile: ProfileMembership }) => {
  const { t } = useTranslation(["account", "common"])
  const { output, failure, retry } = useRead(ListMembers, { businessProfileId: profile.id })
  const roles = useRolesToGive(profile.id)
  return (
    <Panel title={t("account:people.members")}>
      {output === undefined ? (
        failure === undefined ? (
          <Skeleton shape="box" height="8rem" />
        ) : (
          <ErrorState
            title={t("account:people.notLoaded")}
            retryLabel={t("common:action.retry")}
            retryingLabel={t("common:state.loading")}
            onRetry={retry}
          />
        )
      ) : (
        <MemberRows profile={profile} members={output} roles={roles} onChanged={retry} />
      )}
    </Panel>
  )
}

const Invitations = ({ profile }: { readonly profile: ProfileMembership }) => {
  const { t } = useTranslation(["account", "common"])
  const { output, retry } = useRead(ListInvitations, { businessProfileId: profile.id })
  const roles = useRolesToGive(profile.id)
  return (
    <>
      <Panel title={t("account:people.invite")} description={t("account:people.inviteLead")}>
        <InviteForm businessProfileId={profile.id} roles={roles} onInvited={retry} />
      </Panel>
      <Panel title={t("account:people.invitations")}>
        <InvitationRows businessProfileId={profile.id} invitations={output} onChanged={retry} />
      </Panel>
    </>
  )
}

/** Who works on a business: members with their roles, and invitations. Ours; spec: "They can invite other users". */
export default function People() {
  const { t } = useTranslation(["account"])
  const profile = useProfile()
  const may = useMay()
  if (profile === undefined) return null
  return (
    <div className={page["page"]}>
      <PageHead title={t("account:people.title")} lead={t("account:people.lead", { business: profile.name })} />
      <Members profile={profile} />
      {may("inviteUsers") ? <Invitations profile={profile} /> : null}
    </div>
  )
}
