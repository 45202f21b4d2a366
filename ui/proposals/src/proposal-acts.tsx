import {
  ApproveProposal,
  RefuseProposal,
  type ShownProposal,
  UndoProposal,
  WithdrawProposal,
} from "@application/proposals/contract"
import { failureIn, useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { TextArea } from "@ui/kit/text-area"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import styles from "./proposals.module.css"

type Act = "approve" | "refuse" | "withdraw" | "undo"

/** What the reader may do with a proposal now; each act is asked about first. */
export const ProposalActs = ({ proposal }: { readonly proposal: ShownProposal }) => {
  const { t } = useTranslation(["proposals", "common"])
  const format = useFormat()
  const navigate = useNavigate()
  const [approving, approve] = useCommand(ApproveProposal)
  const [refusing, refuse] = useCommand(RefuseProposal)
  const [withdrawing, withdraw] = useCommand(WithdrawProposal)
  const [undoing, undo] = useCommand(UndoProposal)
  const [asked, ask] = useState<Act>()
  const [words, say] = useState("")
  const { businessProfileId, id: proposalId, price, mayDecide, mayWithdraw, mayUndo } = proposal
  const key = { businessProfileId, proposalId }
  const all = [approving, refusing, withdrawing, undoing]
  const isPending = all.some(({ status }) => status === "pending")
  const failure = all.map((one) => failureIn(one)).find((one) => one !== undefined)
  const done = (status: ShownProposal["status"]) => {
    if (status === "Applied" || status === "Refused" || status === "Withdrawn")
      toastSuccess(t(`proposals:done.${status}`))
  }
  const confirm = async () => {
    if (asked === "undo") {
      const outcome = await undo(key)
      ask(undefined)
      if (outcome?.status === "succeeded") void navigate(`/app/${businessProfileId}/proposals/${outcome.output.id}`)
      return
    }
    const outcome =
      asked === "approve"
        ? await approve({ ...key, ...(price !== undefined && { total: price.total }) })
        : asked === "refuse"
          ? await refuse({ ...key, ...(words.trim() !== "" && { words }) })
          : await withdraw(key)
    ask(undefined)
    if (outcome?.status === "succeeded") done(outcome.output.status)
  }
  if (!mayDecide && !mayWithdraw && !mayUndo) return <FailureNotice failure={failure} />
  return (
    <>
      <FailureNotice failure={failure} />
      <div className={styles["ways"]}>
        {mayDecide ? (
          <>
            <Button onPress={() => ask("approve")} isDisabled={isPending}>
              {t("proposals:act.approve")}
            </Button>
            <Button kind="secondary" onPress={() => ask("refuse")} isDisabled={isPending}>
              {t("proposals:act.refuse")}
            </Button>
          </>
        ) : null}
        {mayWithdraw ? (
          <Button kind="quiet" onPress={() => ask("withdraw")} isDisabled={isPending}>
            {t("proposals:act.withdraw")}
          </Button>
        ) : null}
        {mayUndo ? (
          <Button kind="secondary" onPress={() => ask("undo")} isDisabled={isPending}>
            {t("proposals:act.undo")}
          </Button>
        ) : null}
      </div>
      {asked === undefined ? null : (
        <ConfirmDialog
          isOpen
          title={t(`proposals:ask.${asked}`)}
          confirmLabel={t(`proposals:act.${asked}`)}
          cancelLabel={t("common:action.cancel")}
          pendingLabel={t("common:state.saving")}
          onConfirm={() => void confirm()}
          onCancel={() => ask(undefined)}
          isPending={isPending}
        >
          <div className={styles["stack"]}>
            <p className={styles["text"]}>
              {t(`proposals:askText.${asked}`)}
              {asked === "approve" && price !== undefined
                ? ` ${t(price.total < 0 ? "proposals:price.back" : "proposals:price.costs", { amount: format.money(Math.abs(price.total), price.currency) })}`
                : null}
            </p>
            {asked === "refuse" ? (
              <TextArea label={t("proposals:act.words")} value={words} onChange={say} maxLength={1_000} />
            ) : null}
          </div>
        </ConfirmDialog>
      )}
    </>
  )
}
