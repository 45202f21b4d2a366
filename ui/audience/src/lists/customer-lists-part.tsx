import { ChangeListExpiry, ListCustomerLists } from "@application/audiences/contract"
import { type CustomerList, expiresAt, listLimits } from "@domain/audiences"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, lazyPart, useCommand, useLive, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { Users } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import type { ListAct, ListsAnswer, Opened } from "./list-acts.ts"
import { ListRow } from "./list-row.tsx"
import { ListRows } from "./list-rows.tsx"
import styles from "./lists.module.css"
import { VisitorsPanel } from "./visitors-panel.tsx"

/** Rarely needed, so apart from the page. */
const UploadDialog = lazyPart(async () => (await import("./upload/upload-dialog.tsx")).UploadDialog)
const ListDialog = lazyPart(async () => (await import("./list-dialog.tsx")).ListDialog)

export interface CustomerListsPartProps {
  readonly businessProfileId: BusinessProfileId
  /** The campaigns that use a list, where they are known. */
  readonly usesOf?: (
    listId: CustomerList["id"],
  ) => ReadonlyArray<{ readonly campaignId: number; readonly name: string }>
}

/** A business's customer lists, audiences of its website's visitors and lookalikes, with all that can be done with them. */
export const CustomerListsPart = ({ businessProfileId, usesOf }: CustomerListsPartProps) => {
  const { t } = useTranslation(["customerLists", "common"])
  const { output, failure, retry } = useRead(ListCustomerLists, { businessProfileId })
  if (output !== undefined)
    return <Lists businessProfileId={businessProfileId} loaded={output} onChanged={retry} {...(usesOf && { usesOf })} />
  return (
    <Panel title={t("customerLists:title")} description={t("customerLists:lead")}>
      {failure === undefined ? (
        <Skeleton lines={4} />
      ) : (
        <ErrorState
          level={3}
          title={t("customerLists:notLoaded")}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          onRetry={retry}
        >
          <FailureNotice failure={failure} />
        </ErrorState>
      )}
    </Panel>
  )
}

interface ListsProps extends CustomerListsPartProps {
  readonly loaded: ListsAnswer
  readonly onChanged: () => void
}

const Lists = ({ businessProfileId, loaded, onChanged, usesOf }: ListsProps) => {
  const { t } = useTranslation(["customerLists"])
  const format = useFormat()
  const mayEdit = useMay(businessProfileId)("editCampaigns")
  const [opened, setOpened] = useState<Opened>()
  const [removed, setRemoved] = useState<CustomerList>()
  const [keeping, keep] = useCommand(ChangeListExpiry, { revalidate: false })
  const { value: answer, refresh } = useLive(loaded, (read) => read(ListCustomerLists, { businessProfileId }))
  const { lists, availableNetworks } = answer
  const isFull = lists.length >= listLimits.lists
  const isOff = availableNetworks.length === 0
  const sources = lists.filter(({ lookalike, visitors }) => lookalike === undefined && visitors === undefined)
  const likesOf = (id: CustomerList["id"]) => lists.filter(({ lookalike }) => lookalike?.sourceId === id)
  /** Names of the campaigns that use a list or its lookalikes, which go with it. */
  const usedBy = ({ id }: CustomerList): ReadonlyArray<string> | undefined => {
    if (usesOf === undefined) return undefined
    const uses = [id, ...likesOf(id).map((like) => like.id)].flatMap(usesOf)
    return [...new Map(uses.map(({ campaignId, name }) => [campaignId, name])).values()]
  }
  const close = () => setOpened(undefined)
  const closeChanged = () => {
    if (opened?.what === "remove" && opened.list.visitors !== undefined) setRemoved(opened.list)
    close()
    onChanged()
    refresh()
  }
  const act = (list: CustomerList, what: ListAct) => setOpened({ what, list })
  const renew = async (list: CustomerList, days: number) => {
    const outcome = await keep({ businessProfileId, listId: list.id, days })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("customerLists:renew.done", { day: format.dayOf(expiresAt(outcome.output)) }))
    refresh()
  }
  const add = (
    <Button isDisabled={isFull} onPress={() => setOpened({ what: "add" })}>
      {t("customerLists:add")}
    </Button>
  )
  const row = (list: CustomerList) => (
    <ListRow
      list={list}
      answer={answer}
      uses={usedBy(list)}
      onAct={mayEdit ? (what) => act(list, what) : undefined}
      onRenew={mayEdit ? (days) => renew(list, days) : undefined}
    />
  )
  const customers = (
    <Panel
      title={t("customerLists:title")}
      description={t(isFull ? "customerLists:full" : "customerLists:lead", { most: format.number(listLimits.lists) })}
      actions={
        mayEdit && sources.length > 0 ? (
          <span className={styles["acts"]}>
            <Button kind="quiet" onPress={() => setOpened({ what: "forget" })}>
              {t("customerLists:forgetAct")}
            </Button>
            {isOff ? null : add}
          </span>
        ) : null
      }
    >
      <FailureNotice failure={failureIn(keeping)} />
      {sources.length === 0 ? (
        <EmptyState
          level={3}
          icon={<Users />}
          title={t(isOff ? "customerLists:noNetwork" : "customerLists:empty")}
          {...(mayEdit && !isOff && { action: add })}
        >
          {t(isOff ? "customerLists:noNetworkText" : "customerLists:emptyText")}
        </EmptyState>
      ) : null}
      <ListRows sources={sources} lists={lists} row={row} />
    </Panel>
  )
  return (
    <div className={styles["panels"]}>
      {customers}
      <VisitorsPanel
        businessProfileId={businessProfileId}
        answer={answer}
        mayEdit={mayEdit}
        isFull={isFull}
        row={row}
        onAdd={() => setOpened({ what: "visitors" })}
        removed={removed}
        onForget={() => setRemoved(undefined)}
        onBack={() => {
          setRemoved(undefined)
          onChanged()
          refresh()
        }}
      />
      <Suspense fallback={null}>
        {opened?.what === "add" || opened?.what === "continue" ? (
          <UploadDialog
            businessProfileId={businessProfileId}
            answer={answer}
            {...(opened.what === "continue" && { list: opened.list })}
            onClose={closeChanged}
          />
        ) : null}
        {opened === undefined || opened.what === "add" || opened.what === "continue" ? null : (
          <ListDialog
            businessProfileId={businessProfileId}
            answer={answer}
            opened={opened}
            {...("list" in opened && { uses: usedBy(opened.list) })}
            onClose={close}
            onDone={closeChanged}
          />
        )}
      </Suspense>
    </div>
  )
}
