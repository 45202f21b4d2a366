import type { BusinessStanding } from "@domain/businesses"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { useTranslation } from "react-i18next"

const looks: Readonly<Record<BusinessStanding, Status>> = {
  Frozen: "stopped",
  Running: "running",
  Waiting: "waiting",
  Idle: "draft",
}

/** How a business stands, in words. */
export const StandingBadge = ({ standing }: { readonly standing: BusinessStanding }) => {
  const { t } = useTranslation("portalBusinesses")
  return <StatusBadge status={looks[standing]}>{t(`portalBusinesses:standing.${standing}`)}</StatusBadge>
}
