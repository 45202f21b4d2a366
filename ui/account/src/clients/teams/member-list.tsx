import type { AgencyMember } from "@application/businesses/contract"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import panel from "@ui/shared/panel.module.css"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { PassDialog } from "./pass-dialog.tsx"
import type { TeamListProps } from "./team-list.tsx"

/** Members of an agency with how many clients are given to each, and the way to give these to somebody else. */
export const MemberList = (props: TeamListProps) => {
  const { agencyId, members, mayLead } = props
  const { t } = useTranslation("clients")
  const [from, setFrom] = useState<AgencyMember>()
  return (
    <div className={panel["stack"]}>
      <ul className={panel["rows"]}>
        {members.map((member) => {
          const name = member.name ?? t("clients:notes.gone")
          return (
            <li key={member.userId} className={panel["row"]}>
              <span className={panel["words"]}>
                <bdi>{name}</bdi>
                <span className={panel["quiet"]}>
                  {t("clients:teams.clients", { count: member.clients })}{" "}
                  {member.isLeader ? <Badge tone="info">{t("clients:teams.leads")}</Badge> : null}
                </span>
              </span>
              {mayLead && member.clients > 0 ? (
                <span className={panel["acts"]}>
                  <Button
                    kind="quiet"
                    size="small"
                    onPress={() => setFrom(member)}
                    aria-label={t("clients:teams.passNamed", { name })}
                  >
                    {t("clients:teams.passOn")}
                  </Button>
                </span>
              ) : null}
            </li>
          )
        })}
      </ul>
      {mayLead ? (
        <p className={panel["quiet"]}>
          <Link to={`/app/${agencyId}/people`}>{t("clients:teams.people")}</Link>
        </p>
      ) : null}
      {from === undefined ? null : <PassDialog {...props} from={from} onClose={() => setFrom(undefined)} />}
    </div>
  )
}
