import { type FranchiseStore, storeStanding } from "@domain/franchise"
import { Badge } from "@ui/kit/badge"
import type { Column } from "@ui/kit/data-table"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./stores.module.css"

const tones = { Ready: "success", Closed: "neutral", NoPlace: "warning" } as const

/** What the list tells of a store. */
export const useStoreColumns = (): ReadonlyArray<Column<FranchiseStore>> => {
  const { t } = useTranslation(["common", "franchise"])
  const format = useFormat()
  const none = t("common:state.noData")
  return [
    {
      id: "name",
      label: t("franchise:field.name"),
      render: ({ code, name, address }) => (
        <span className={styles["store"]}>
          <bdi className={styles["name"]}>{name}</bdi>
          <bdi className={styles["quiet"]}>{address === undefined ? code : `${code} · ${address}`}</bdi>
        </span>
      ),
    },
    {
      id: "standing",
      label: t("franchise:standing.title"),
      onPhones: "main",
      render: (store) => {
        const standing = storeStanding(store)
        return <Badge tone={tones[standing]}>{t(`franchise:standing.${standing}`)}</Badge>
      },
    },
    {
      id: "region",
      label: t("franchise:field.region"),
      render: ({ region }) => (region === undefined ? none : <bdi>{region}</bdi>),
    },
    {
      id: "radius",
      label: t("franchise:field.radius"),
      render: ({ radius, unit }) => t(`franchise:distance.${unit}`, { distance: format.number(radius) }),
    },
    {
      id: "phone",
      label: t("franchise:field.phone"),
      render: ({ phone }) => (phone === undefined ? none : <bdi dir="ltr">{phone}</bdi>),
    },
  ]
}
