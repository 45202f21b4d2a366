import { ListPortalReferralCodes } from "@application/businesses/contract"
import { useRead } from "@ui/container"
import { Panel } from "@ui/kit/panel"
import { usePortal } from "@ui/shared/frame"
import { List, listAddress, readingOf, useList } from "@ui/shared/list"
import { ReferralCodeRow } from "@ui/shared/referral-code-row"
import { Megaphone } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Desk } from "../desk.tsx"

const address = listAddress({ limit: 10 })

/** Everybody's referral codes at the portal, who made each, and what it brought. Ours. */
export default function PortalReferrals() {
  return (
    <Desk page="portalReferrals" texts={["failures"]}>
      <PortalReferralCodes />
    </Desk>
  )
}

const PortalReferralCodes = () => {
  const { t } = useTranslation("account")
  const { portal } = usePortal()
  const list = useList(address)
  const read = useRead(ListPortalReferralCodes, { portalId: portal.id, page: list.page, limit: list.limit })
  const title = t("account:referrals.everybodys", { portal: portal.title })
  return (
    <Panel title={title} description={t("account:referrals.everybodysLead")}>
      <List
        caption={title}
        list={list}
        reading={readingOf(read, ({ codes, total }) => ({ rows: codes, total }))}
        keyOf={({ referralCodeId }) => referralCodeId}
        notRead={t("account:referrals.notLoaded")}
        empty={{
          icon: <Megaphone />,
          title: t("account:referrals.empty"),
          text: t("account:referrals.everybodysEmpty"),
        }}
        row={(code) => <ReferralCodeRow code={code} madeBy={code.madeBy.name} />}
      />
    </Panel>
  )
}
