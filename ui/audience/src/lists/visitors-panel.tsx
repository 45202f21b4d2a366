import { CreateVisitorAudience } from "@application/audiences/contract"
import { type CustomerList, visitorStatement } from "@domain/audiences"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { EmptyState } from "@ui/kit/empty-state"
import { Panel } from "@ui/kit/panel"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import { Footprints } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { ListsAnswer } from "./list-acts.ts"
import { ListRows } from "./list-rows.tsx"

export interface VisitorsPanelProps {
  readonly businessProfileId: BusinessProfileId
  readonly answer: ListsAnswer
  readonly mayEdit: boolean
  readonly isFull: boolean
  readonly row: (list: CustomerList) => ReactNode
  readonly onAdd: () => void
  /** The audience that was just removed, and can be brought back. */
  readonly removed: CustomerList | undefined
  readonly onForget: () => void
  readonly onBack: () => void
}

/** Audiences of the website's visitors; says first what is missing until visits can be told. */
export const VisitorsPanel = (props: VisitorsPanelProps) => {
  const { businessProfileId, answer, mayEdit, isFull, row, onAdd, removed, onForget, onBack } = props
  const { t, i18n } = useTranslation(["customerLists", "common"])
  const [returning, bringBack] = useCommand(CreateVisitorAudience, { revalidate: false })
  const { lists, visitorNetworks, website } = answer
  const own = lists.filter(({ visitors }) => visitors !== undefined)
  const isOff = visitorNetworks.length === 0
  const isSilent = website?.lastSeenAt === undefined
  const undo = async () => {
    if (removed?.visitors === undefined) return
    const outcome = await bringBack({
      businessProfileId,
      name: removed.name,
      visitors: removed.visitors,
      consentVersion: visitorStatement.version,
      language: i18n.language,
    })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("customerLists:visitors.back", { name: removed.name }))
    onBack()
  }
  const toConversions = (
    <NavButton to={`/app/${businessProfileId}/conversions`} kind="secondary">
      {t(website === undefined ? "customerLists:visitors.setUp" : "customerLists:visitors.install")}
    </NavButton>
  )
  const add = (
    <Button isDisabled={isFull} onPress={onAdd}>
      {t("customerLists:visitors.add")}
    </Button>
  )
  const empty = isOff ? "off" : website === undefined ? "noWebsite" : "empty"
  return (
    <Panel
      title={t("customerLists:visitors.title")}
      description={t("customerLists:visitors.lead")}
      actions={mayEdit && own.length > 0 && !isOff && website !== undefined ? add : null}
    >
      <FailureNotice failure={failureIn(returning)} />
      {removed === undefined ? null : (
        <Banner
          action={
            <Button
              size="small"
              kind="secondary"
              isPending={returning.status === "pending"}
              pendingLabel={t("common:state.saving")}
              onPress={() => void undo()}
            >
              {t("customerLists:visitors.bringBack")}
            </Button>
          }
          dismiss={{ label: t("common:action.close"), onDismiss: onForget }}
        >
          {t("customerLists:visitors.removed", { name: removed.name })}
        </Banner>
      )}
      {!isOff && website !== undefined && isSilent ? (
        <Banner tone="warning" title={t("customerLists:visitors.noTag")} action={toConversions}>
          {t("customerLists:visitors.noTagText")}
        </Banner>
      ) : null}
      {own.length === 0 ? (
        <EmptyState
          level={3}
          icon={<Footprints />}
          title={t(`customerLists:visitors.${empty}`)}
          {...(empty === "noWebsite" && { action: toConversions })}
          {...(empty === "empty" && mayEdit && { action: add })}
        >
          {t(`customerLists:visitors.${empty}Text`)}
        </EmptyState>
      ) : (
        <ListRows sources={own} lists={lists} row={row} />
      )}
    </Panel>
  )
}
