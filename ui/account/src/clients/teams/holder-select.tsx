import type { AgencyMember, AgencyTeam } from "@application/businesses/contract"
import type { ClientHolder } from "@domain/businesses"
import { Select } from "@ui/kit/select"
import { useTranslation } from "react-i18next"

export interface HolderSelectProps {
  readonly teams: ReadonlyArray<AgencyTeam>
  readonly members: ReadonlyArray<AgencyMember>
  readonly label: string
  /** Whether nobody may be chosen. */
  readonly hasNobody?: boolean
  readonly value: string | null
  readonly onChange: (id: string) => void
}

/** Whoever an id of the choice stands for. */
export const holderFrom = (
  id: string | null,
  { teams, members }: Pick<HolderSelectProps, "teams" | "members">,
): ClientHolder | undefined => {
  if (id === "nobody") return {}
  const team = teams.find((one) => `team-${one.id}` === id)
  if (team !== undefined) return { teamId: team.id }
  const member = members.find((one) => `member-${one.userId}` === id)
  return member === undefined ? undefined : { memberId: member.userId }
}

/** A choice of the teams and members of an agency. */
export const HolderSelect = ({ teams, members, label, hasNobody = false, value, onChange }: HolderSelectProps) => {
  const { t } = useTranslation("clients")
  return (
    <Select
      label={label}
      placeholder={t("clients:teams.choose")}
      options={[
        ...teams.map(({ id, name }) => ({ id: `team-${id}`, label: t("clients:teams.team", { name }) })),
        ...members.map(({ userId, name }) => ({ id: `member-${userId}`, label: name ?? t("clients:notes.gone") })),
        ...(hasNobody ? [{ id: "nobody", label: t("clients:teams.nobody") }] : []),
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
