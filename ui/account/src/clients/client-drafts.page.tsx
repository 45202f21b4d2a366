import { ClientDraftState, ListClientDrafts } from "@application/signup/contract"
import { ClientApproval } from "@domain/signup"
import { useRead } from "@ui/container"
import { NavButton, usePortal } from "@ui/shared/frame"
import { List, listAddress, oneOf, readingOf, useList } from "@ui/shared/list"
import { PageHead } from "@ui/shared/page-head"
import { Handshake, SearchX } from "lucide-react"
import { useTranslation } from "react-i18next"
import { OuterFrame } from "@ui/shared/outer-frame"
import { ClientRow } from "./client-row.tsx"

const address = listAddress({
  words: { name: "search", most: 100 },
  filters: { state: oneOf(ClientDraftState.literals), approval: oneOf(ClientApproval.literals) },
  limit: 10,
})

/** Every campaign that an agent prepares for a client, with what it waits for; what is asked for stands in the address. Ours. */
export default function ClientDrafts() {
  const { t } = useTranslation(["account", "launch", "common"])
  const { portal } = usePortal()
  const list = useList(address)
  const read = useRead(ListClientDrafts, {
    page: list.page,
    limit: list.limit,
    ...(list.words !== "" && { search: list.words }),
    ...list.filter,
  })
  return (
    <OuterFrame>
      <PageHead
        title={t("account:clients.title")}
        lead={t("account:clients.lead", { portal: portal.title })}
        actions={
          <>
            <NavButton kind="secondary" size="small" to="/clients">
              {t("account:book")}
            </NavButton>
            <NavButton kind="secondary" size="small" to="/referrals">
              {t("account:referrals.enter")}
            </NavButton>
            <NavButton kind="secondary" size="small" to="/profileSelection">
              {t("account:portal.businesses")}
            </NavButton>
          </>
        }
      />
      <List
        caption={t("account:clients.title")}
        list={list}
        reading={readingOf(read, ({ drafts, total }) => ({ rows: drafts, total }))}
        keyOf={({ sessionId }) => sessionId}
        search={t("account:clients.search")}
        filters={[
          {
            name: "state",
            label: t("account:clients.show"),
            any: t("account:clients.states.all"),
            options: ClientDraftState.literals.map((id) => ({ id, label: t(`account:clients.states.${id}`) })),
          },
          {
            name: "approval",
            label: t("account:clients.approval"),
            any: t("account:clients.everyApproval"),
            options: ClientApproval.literals.map((id) => ({ id, label: t(`account:clients.standing.${id}`) })),
          },
        ]}
        level={2}
        notRead={t("account:clients.notLoaded")}
        empty={{
          isAlone: true,
          icon: <Handshake />,
          title: t("account:clients.empty"),
          text: t("account:clients.emptyText"),
        }}
        noneFound={{
          icon: <SearchX />,
          title: t("account:clients.noneFound"),
          clear: t("account:clients.showAll"),
        }}
        row={(draft) => <ClientRow draft={draft} />}
      />
    </OuterFrame>
  )
}
