import type { PortalBusiness } from "@application/businesses/contract"
import { localDateAt } from "@domain/kernel"
import { Badge } from "@ui/kit/badge"
import type { Column } from "@ui/kit/data-table"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { StandingBadge } from "./standing-badge.tsx"
import styles from "./businesses.module.css"

/** What the list tells of a business: name and number, state, risk, campaigns that run, balance and when it joined. */
export const useBusinessColumns = (format: Format): ReadonlyArray<Column<PortalBusiness>> => {
  const { t } = useTranslation("portalBusinesses")
  return [
    {
      id: "name",
      label: t("portalBusinesses:list.name"),
      render: ({ id, name, website }) => (
        <span className={styles["name"]}>
          <Link to={`/portal/businesses/${id}`}>
            <bdi>{name}</bdi>
          </Link>
          <span className={styles["quiet"]}>
            {t("portalBusinesses:list.number", { id })}
            {website === undefined ? null : (
              <>
                {" · "}
                <bdi dir="ltr">{website}</bdi>
              </>
            )}
          </span>
        </span>
      ),
    },
    {
      id: "standing",
      label: t("portalBusinesses:list.standing"),
      onPhones: "main",
      render: ({ standing, isPriority }) => (
        <span className={styles["badges"]}>
          <StandingBadge standing={standing} />
          {isPriority ? <Badge tone="accent">{t("portalBusinesses:priority")}</Badge> : null}
        </span>
      ),
    },
    {
      id: "risk",
      label: t("portalBusinesses:list.signs"),
      onPhones: "wide",
      render: ({ risks }) =>
        risks.length === 0 ? null : (
          <span className={styles["badges"]}>
            {risks.map(({ kind }) => (
              <Badge key={kind} tone="danger">
                {t(`portalBusinesses:risk.${kind}`)}
              </Badge>
            ))}
          </span>
        ),
    },
    {
      id: "running",
      label: t("portalBusinesses:list.campaigns"),
      isNumber: true,
      isSecondary: true,
      render: ({ running }) => format.number(running),
    },
    {
      id: "balance",
      label: t("portalBusinesses:list.balance"),
      isNumber: true,
      render: ({ wallet }) =>
        wallet === undefined ? "—" : format.money(wallet.available + wallet.held - wallet.owed, wallet.currency),
    },
    {
      id: "joined",
      label: t("portalBusinesses:list.joined"),
      isSecondary: true,
      render: ({ createdAt }) => format.day(localDateAt(createdAt, format.timeZone)),
    },
  ]
}
