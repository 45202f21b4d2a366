import { ListInvitations, ListMembers } from "@application/identity/contract"
import { useRead } from "@ui/container"
import { Panel } from "@ui/kit/panel"
import { readingOf } from "@ui/shared/list"
import { PageHead } from "@ui/shared/page-head"
import page from "@ui/shared/page.module.css"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import type { ProfileMembership } from "@domain/identity"
import { useTranslation } from "react-i18next"
import { AgencyPanel } from "../hand-overs/agency-panel.tsx"
import { InvitationRows } from "./invitation-rows.tsx"
import { InviteForm } from "./invite-form.tsx"
import { MemberRows } from "./member-rows.tsx"
import { useRolesToGive } from "./use-roles-to-give.ts"

const Members = ({ profile }: { readonly profile: ProfileMembership }) => {
  const { t } = useTranslation("account")
  const read = useRead(ListMembers, { businessProfileId: profile.id })
  const roles = useRolesToGive(profile.id)
  return (
    <Panel title={t("account:people.members")}>
      <MemberRows
        profile={profile}
        reading={readingOf(read, (members) => ({ rows: members }))}
        roles={roles}
        onChanged={read.retry}
      />
    </Panel>
  )
}

const Invitations = ({ profile }: { readonly profile: ProfileMembership }) => {
  const { t } = useTranslation("account")
  const read = useRead(ListInvitations, { businessProfileId: profile.id })
  const roles = useRolesToGive(profile.id)
  return (
    <>
      <Panel title={t("account:people.invite")} description={t("account:people.inviteLead")}>
        <InviteForm businessProfileId={profile.id} roles={roles} onInvited={read.retry} />
      </Panel>
      <Panel title={t("account:people.invitations")}>
        <InvitationRows
          businessProfileId={profile.id}
          reading={readingOf(read, (invitations) => ({ rows: invitations }))}
          onChanged={read.retry}
        />
      </Panel>
    </>
  )
}

/** Who works on a business: members with their roles, and invitations. Ours; spec: "They can invite other users". */
export default function People() {
  const { t } = useTranslation(["account", "handOvers"])
  const profile = useProfile()
  const may = useMay()
  if (profile === undefined) return null
  return (
    <div className={page["page"]}>
      <PageHead title={t("account:people.title")} lead={t("account:people.lead", { business: profile.name })} />
      <Members profile={profile} />
      {may("inviteUsers") ? <Invitations profile={profile} /> : null}
      {may("assignRoles") ? <AgencyPanel profile={profile} /> : null}
    </div>
  )
}
