import { type ColumnMatch, type CustomerList, guessColumns, hasHeader, isMatched, listLimits } from "@domain/audiences"
import { InvalidFields } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { Dialog } from "@ui/kit/dialog"
import { ProgressLamps } from "@ui/kit/progress-lamps"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { ListsAnswer } from "../list-acts.ts"
import styles from "../lists.module.css"
import { ColumnsStep } from "./columns-step.tsx"
import { ConsentStep, type ListWords } from "./consent-step.tsx"
import { FileStep, type ReadFile } from "./file-step.tsx"
import { SendStep } from "./send-step.tsx"
import { useUpload } from "./use-upload.ts"

export interface UploadDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly answer: ListsAnswer
  /** The list whose upload is continued; its consent was given. */
  readonly list?: CustomerList
  readonly onClose: () => void
}

type StepName = "file" | "columns" | "consent" | "send"

const sampled = 50

/** A file's path to a list: columns, consent, then hashing and sending on the device. */
export const UploadDialog = ({ businessProfileId, answer, list, onClose }: UploadDialogProps) => {
  const { t } = useTranslation(["customerLists", "common", "failures"])
  const format = useFormat()
  const { availableNetworks, region } = answer
  const networks = list === undefined ? availableNetworks : list.networks.map(({ network }) => network)
  const steps: ReadonlyArray<StepName> =
    list === undefined ? ["file", "columns", "consent", "send"] : ["file", "columns", "send"]
  const [step, setStep] = useState<StepName>("file")
  const [file, setFile] = useState<ReadFile>()
  const [isNamed, setNamed] = useState(false)
  const [match, setMatch] = useState<ColumnMatch>({})
  const [isTried, setTried] = useState(false)
  const [isQuitting, setQuitting] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()
  const [words, setWords] = useState<ListWords>({
    name: t("customerLists:consent.usualName"),
    days: listLimits.usualDays,
    isAccepted: false,
  })
  const { state, reading, check, send, stop } = useUpload({ businessProfileId, networks, region, list })
  const isBusy = state.at === "checking" || state.at === "sending"
  const place = steps.indexOf(step)

  const take = (read: ReadFile) => {
    const [first = []] = read.rows
    const named = hasHeader(first)
    setFile(read)
    setNamed(named)
    setMatch(guessColumns(named ? first : [], read.rows.slice(named ? 1 : 0, sampled)))
    setTried(false)
    setStep("columns")
  }
  const show = (next: StepName) => {
    setTried(false)
    setRefusal(undefined)
    setStep(next)
    if (next === "send" && file !== undefined)
      void check(isNamed ? file.rows.slice(1) : file.rows, match, isNamed ? 2 : 1)
  }
  const goOn = () => {
    setTried(true)
    if (step === "columns" && !isMatched(match)) return
    const isUnnamed = words.name.trim() === "" || !Number.isInteger(words.days)
    if (step === "consent" && (isUnnamed || !words.isAccepted)) return
    const next = steps[place + 1]
    if (next !== undefined) show(next)
  }
  const start = async () => {
    const failure = await send(words)
    if (failure === undefined) return
    setRefusal(failure)
    if (steps.includes("consent")) setStep("consent")
  }
  const close = () => {
    if (isBusy) setQuitting(true)
    else onClose()
  }
  const nameKeys = nameProblems(refusal)
  const nameError =
    isTried && words.name.trim() === ""
      ? t("failures:validation.required")
      : nameKeys === undefined
        ? undefined
        : t(`failures:${nameKeys}`)
  return (
    <>
      <Dialog
        isOpen
        onClose={close}
        size="large"
        title={
          list === undefined
            ? t("customerLists:upload.title")
            : t("customerLists:upload.continueTitle", { name: list.name })
        }
        closeLabel={t("common:action.close")}
        actions={
          <>
            {place === 0 || isBusy || state.at === "done" ? null : (
              <Button kind="secondary" onPress={() => show(steps[place - 1] ?? "file")}>
                {t("common:action.back")}
              </Button>
            )}
            {step === "columns" || step === "consent" || (step === "file" && file !== undefined) ? (
              <Button onPress={goOn}>{t("common:action.continue")}</Button>
            ) : null}
            {step !== "send" ? null : isBusy ? (
              <Button kind="secondary" onPress={stop}>
                {t("customerLists:send.stop")}
              </Button>
            ) : state.at === "done" ? (
              <Button onPress={onClose}>{t("common:action.done")}</Button>
            ) : (
              <Button isDisabled={(reading?.usable.length ?? 0) === 0} onPress={() => void start()}>
                {t(`customerLists:send.${state.at === "stopped" ? "resume" : "start"}`)}
              </Button>
            )}
          </>
        }
      >
        <div className={styles["form"]}>
          <ProgressLamps
            total={steps.length}
            done={state.at === "done" ? steps.length : place}
            showsLabel
            label={t("customerLists:upload.step", {
              number: format.number(place + 1),
              total: format.number(steps.length),
              name: t(`customerLists:upload.steps.${step}`),
            })}
          />
          {refusal === undefined || nameKeys !== undefined ? null : <FailureNotice failure={refusal} />}
          {step === "file" ? <FileStep file={file} onRead={take} /> : null}
          {step === "columns" && file !== undefined ? (
            <ColumnsStep
              rows={file.rows}
              isNamed={isNamed}
              match={match}
              region={region}
              isTried={isTried}
              onNamed={setNamed}
              onMatch={setMatch}
            />
          ) : null}
          {step === "consent" ? (
            <ConsentStep
              words={words}
              networks={networks}
              isTried={isTried}
              nameError={nameError}
              onChange={(next) => {
                setRefusal(undefined)
                setWords(next)
              }}
            />
          ) : null}
          {step === "send" ? <SendStep state={state} reading={reading} networks={networks} /> : null}
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={isQuitting}
        title={t("customerLists:upload.quitTitle")}
        confirmLabel={t("customerLists:upload.quit")}
        cancelLabel={t("customerLists:upload.stay")}
        pendingLabel={t("common:state.saving")}
        onConfirm={() => {
          stop()
          onClose()
        }}
        onCancel={() => setQuitting(false)}
      >
        {t("customerLists:upload.quitText")}
      </ConfirmDialog>
    </>
  )
}

/** The message key about the name, where the call refused it. */
const nameProblems = (refusal: unknown): string | undefined =>
  refusal instanceof InvalidFields ? refusal.fields["name"]?.[0] : undefined
