import { ListPriorityBusinesses } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Panel } from "@ui/kit/panel"
import { List, listAddress, ListLine, ListRow, readingOf, useList } from "@ui/shared/list"
import { useFormat } from "@ui/shared/use-format"
import { useTierName } from "@ui/shared/use-tier-name"
import { useTranslation } from "react-i18next"

const address = listAddress({ of: "care", limit: 10 })

/** The portal's businesses that have priority care now, and until when; those first whose care ends first. */
export const PriorityBusinesses = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation(["account", "common"])
  const format = useFormat()
  const tierName = useTierName()
  const list = useList(address)
  const read = useRead(ListPriorityBusinesses, { portalId, page: list.page, limit: list.limit })
  return (
    <Panel title={t("account:portal.care.title")} description={t("account:portal.care.lead")}>
      <List
        caption={t("account:portal.care.title")}
        list={list}
        reading={readingOf(read, ({ businesses, total }) => ({ rows: businesses, total }))}
        keyOf={({ businessProfileId }) => businessProfileId}
        notRead={t("account:portal.care.notLoaded")}
        empty={{ title: t("account:portal.care.none") }}
        row={({ businessName, tierName: pack, until }) => (
          <ListRow name={<bdi>{businessName}</bdi>}>
            <ListLine>
              {t("account:portal.care.until", { pack: tierName(pack), day: format.dayOf(until - 1) })}
            </ListLine>
          </ListRow>
        )}
      />
    </Panel>
  )
}
