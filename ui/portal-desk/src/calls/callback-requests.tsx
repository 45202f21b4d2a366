import {
  ClaimCallbackRequest,
  HandleCallbackRequest,
  ListCallbackRequests,
  type ShownCallback,
} from "@application/identity/contract"
import type { PortalId } from "@domain/kernel"
import { useCommand, useRead } from "@ui/container"
import { Panel } from "@ui/kit/panel"
import { List, listAddress, oneOf, readingOf, useList } from "@ui/shared/list"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import { CallbackNoteDialog } from "./callback-note-dialog.tsx"
import { CallbackRow } from "./callback-row.tsx"

/** Requests that wait are shown first; the others are a choice. */
const shownStates = ["all", "overdue", "handled"] as const
const address = listAddress({
  of: "calls",
  words: { name: "q", most: 80 },
  filters: { state: oneOf(shownStates) },
  limit: 10,
})

/** The portal's clients who ask for a call: to find, to take, to note and to close. */
export const CallbackRequests = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation(["account", "common"])
  const list = useList(address)
  const { state = "open" } = list.filter
  const [opened, setOpened] = useState<ShownCallback>()
  const [claiming, claim] = useCommand(ClaimCallbackRequest, { revalidate: false })
  const [reopening, handle] = useCommand(HandleCallbackRequest, { revalidate: false })
  const read = useRead(ListCallbackRequests, {
    portalId,
    search: list.words,
    page: list.page,
    limit: list.limit,
    ...(state !== "all" && { state }),
  })
  const take = async (callbackRequestId: ShownCallback["id"], isClaimed: boolean) => {
    await claim({ portalId, callbackRequestId, isClaimed })
    read.retry()
  }
  const reopen = async (callbackRequestId: ShownCallback["id"]) => {
    await handle({ portalId, callbackRequestId, isHandled: false })
    read.retry()
  }
  return (
    <Panel title={t("account:portal.calls.title")} description={t("account:portal.calls.lead")}>
      <div className={styles["stack"]}>
        <LoginFailureNotice state={claiming} />
        <LoginFailureNotice state={reopening} />
        <List
          caption={t("account:portal.calls.title")}
          list={list}
          reading={readingOf(read, ({ requests, hasNextPage }) => ({ rows: requests, hasNextPage }))}
          keyOf={({ id }) => id}
          search={t("account:portal.calls.search")}
          filters={[
            {
              name: "state",
              label: t("account:portal.calls.show"),
              any: t("account:portal.calls.states.open"),
              options: shownStates.map((id) => ({ id, label: t(`account:portal.calls.states.${id}`) })),
            },
          ]}
          notRead={t("account:portal.calls.notLoaded")}
          empty={{ title: t("account:portal.calls.none.open") }}
          noneFound={{ title: t(`account:portal.calls.none.${list.words === "" ? state : "search"}`) }}
          row={(request) => (
            <CallbackRow
              request={request}
              isBusy={claiming.status === "pending" || reopening.status === "pending"}
              onTake={(isClaimed) => void take(request.id, isClaimed)}
              onOpen={() => setOpened(request)}
              onReopen={() => void reopen(request.id)}
            />
          )}
        />
      </div>
      {opened === undefined ? null : (
        <CallbackNoteDialog
          portalId={portalId}
          request={opened}
          onClose={() => setOpened(undefined)}
          onDone={() => {
            setOpened(undefined)
            read.retry()
          }}
        />
      )}
    </Panel>
  )
}
