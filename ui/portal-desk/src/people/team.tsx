import { ListPortalUsers } from "@application/identity/contract"
import type { Role } from "@domain/identity"
import { type PortalId, UserId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { List, listAddress, ListLine, ListRow, oneOf, readingOf, useList } from "@ui/shared/list"
import { useSessionState } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import { useSearchChange } from "@ui/shared/use-search-change"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { numberIn } from "../number-in.ts"
import { EndSignInsDialog } from "./end-sign-ins-dialog.tsx"
import { RolesDialog } from "./roles-dialog.tsx"
import { nameOf, type TeamMember } from "./team-member.ts"

const limit = 25
const who = ["team", "all"] as const

export interface TeamProps {
  readonly portalId: PortalId
  /** The roles that the portal's administrators give. */
  readonly roles: ReadonlyArray<Role>
}

/** The people who run the portal, or all of its accounts: their roles, and the end of their sign-ins. */
export const Team = ({ portalId, roles }: TeamProps) => {
  const { t } = useTranslation(["portalDesk", "account", "common"])
  const session = useSessionState()
  const ownId = session.status === "signedIn" ? session.user.id : undefined
  const [address] = useState(() =>
    listAddress({ of: "team", words: { name: "q", most: 80 }, filters: { who: oneOf([...who, ...roles]) }, limit }),
  )
  const list = useList(address)
  const [search, change] = useSearchChange()
  const after = numberIn(search.get("team.after"))
  const [changing, setChanging] = useState<TeamMember>()
  const [ending, setEnding] = useState<TeamMember>()
  const chosen = list.filter.who ?? "team"
  const read = useRead(ListPortalUsers, {
    portalId,
    limit,
    search: list.words,
    ...(chosen === "team" && { onlyTeam: true }),
    ...(chosen !== "team" && chosen !== "all" && { roleId: chosen }),
    ...(after !== undefined && { after: UserId.make(after) }),
  })
  const next = read.output?.next
  return (
    <Panel title={t("portalDesk:people.team")} description={t("portalDesk:people.teamLead")}>
      <div className={panel["stack"]}>
        <List
          caption={t("portalDesk:people.team")}
          list={list}
          reading={readingOf(read, ({ users }) => ({ rows: users, total: users.length }))}
          keyOf={({ id }) => id}
          search={t("portalDesk:people.search")}
          filters={[
            {
              name: "who",
              label: t("portalDesk:people.show"),
              any: t("portalDesk:people.who.team"),
              options: [
                ...roles.map((id) => ({ id: id as string, label: t(`account:people.roles.${id}`) })),
                { id: "all", label: t("portalDesk:people.who.all") },
              ],
            },
          ]}
          notRead={t("portalDesk:people.notLoaded")}
          noneFound={{ title: t("portalDesk:people.noneFound") }}
          empty={{ title: t("portalDesk:people.noneFound") }}
          row={(user) => (
            <ListRow
              name={
                <>
                  <bdi>{nameOf(user)}</bdi>
                  {user.id === ownId ? <Badge>{t("account:people.you")}</Badge> : null}
                  {user.hasSecondFactor ? (
                    <Badge tone="success">{t("portalDesk:people.secured")}</Badge>
                  ) : (
                    <Badge tone="warning">{t("portalDesk:people.unsecured")}</Badge>
                  )}
                  {user.isBarred ? <Badge tone="danger">{t("portalDesk:people.barred")}</Badge> : null}
                </>
              }
              acts={
                <>
                  <Button
                    size="small"
                    kind="secondary"
                    onPress={() => setChanging(user)}
                    aria-label={t("portalDesk:people.rolesOf", { name: nameOf(user) })}
                  >
                    {t("portalDesk:people.roles")}
                  </Button>
                  <Button
                    size="small"
                    kind="quiet"
                    onPress={() => setEnding(user)}
                    aria-label={t("portalDesk:people.endNamed", { name: nameOf(user) })}
                  >
                    {t("portalDesk:people.end")}
                  </Button>
                </>
              }
            >
              <ListLine>
                <bdi dir="ltr">{user.emailAddress}</bdi>
              </ListLine>
              <ListLine>
                {user.roleIds.length === 0
                  ? t("portalDesk:people.noRole")
                  : user.roleIds.map((role) => t(`account:people.roles.${role}`)).join(", ")}
              </ListLine>
            </ListRow>
          )}
        />
        <div className={panel["actions"]}>
          {after === undefined ? null : (
            <Button kind="quiet" size="small" onPress={() => change({ "team.after": undefined })}>
              {t("portalDesk:people.first")}
            </Button>
          )}
          {next === undefined ? null : (
            <Button kind="secondary" size="small" onPress={() => change({ "team.after": String(next) })}>
              {t("portalDesk:people.more")}
            </Button>
          )}
        </div>
      </div>
      {changing === undefined ? null : (
        <RolesDialog
          key={changing.id}
          portalId={portalId}
          user={changing}
          isOwn={changing.id === ownId}
          roles={roles}
          onClose={() => setChanging(undefined)}
          onChanged={read.retry}
        />
      )}
      {ending === undefined ? null : (
        <EndSignInsDialog
          portalId={portalId}
          user={ending}
          isOwn={ending.id === ownId}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Panel>
  )
}
