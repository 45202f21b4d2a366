import type { ShownBrief } from "@application/briefs/contract"
import { briefOrders, briefStatuses } from "@domain/briefs"
import { Button } from "@ui/kit/button"
import { Card } from "@ui/kit/card"
import { List, type ListReading, useList } from "@ui/shared/list"
import { PageHead } from "@ui/shared/page-head"
import page from "@ui/shared/page.module.css"
import { useFormat } from "@ui/shared/use-format"
import { ClipboardList, SearchX } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useBriefColumns } from "./brief-columns.tsx"
import styles from "./briefs.module.css"
import { briefsAddress, type BriefsReading } from "./read-briefs.ts"

export interface BriefsViewProps {
  readonly reading: BriefsReading & ListReading<ShownBrief>
  readonly hrefOf: (brief: ShownBrief) => string
  readonly onOpen: (brief: ShownBrief) => void
  /** Absent for roles that write no briefs. */
  readonly onAdd: (() => void) | undefined
}

/** A brand's briefs, by the specification's filters. Spec: states, brief status filters. */
export const BriefsView = ({ reading, hrefOf, onOpen, onAdd }: BriefsViewProps) => {
  const { t } = useTranslation(["briefs", "app"])
  const format = useFormat()
  const list = useList(briefsAddress)
  const columns = useBriefColumns()
  const { rows, total, counts } = reading
  const add = onAdd === undefined ? undefined : <Button onPress={onAdd}>{t("briefs:add")}</Button>
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("briefs:title")}
        lead={t("briefs:lead")}
        {...(counts.all > 0 && add !== undefined && { actions: add })}
      />
      <List
        caption={t("briefs:title")}
        list={list}
        reading={reading}
        keyOf={({ id }) => id}
        columns={columns}
        rowHref={hrefOf}
        onRowOpen={onOpen}
        shown={t("app:list.showing", { items: format.number(rows.length), total: format.number(total) })}
        search={t("briefs:search")}
        filters={[
          {
            name: "status",
            label: t("briefs:field.status"),
            any: t("briefs:withCount", {
              name: t("briefs:status.all"),
              count: counts.all,
              value: format.number(counts.all),
            }),
            options: briefStatuses.map((id) => ({
              id,
              label: t("briefs:withCount", {
                name: t(`briefs:status.${id}`),
                count: counts[id],
                value: format.number(counts[id]),
              }),
            })),
          },
        ]}
        orders={{
          label: t("briefs:order.label"),
          options: briefOrders.map((id) => ({ id, label: t(`briefs:order.${id}`) })),
        }}
        level={2}
        empty={{
          icon: <ClipboardList />,
          title: t("briefs:empty.title"),
          text: t("briefs:empty.text"),
          ...(add !== undefined && { action: add }),
        }}
        noneFound={{
          icon: <SearchX />,
          title: t("briefs:noneFound"),
          text: t("briefs:noneFoundText"),
          clear: t("briefs:showAll"),
        }}
        frame={(filters, briefs) => (
          <div className={styles["stack"]}>
            {filters}
            <Card>{briefs}</Card>
          </div>
        )}
      />
    </div>
  )
}
