import { guessStoreColumns, type StoreMatch } from "@domain/franchise"
import type { BusinessProfileId, Region } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { ProgressLamps } from "@ui/kit/progress-lamps"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../stores.module.css"
import { useAllStores } from "../use-all-stores.ts"
import { ColumnsStep } from "./columns-step.tsx"
import { DifferencesStep } from "./differences-step.tsx"
import { FileStep, type ReadFile } from "./file-step.tsx"
import { differencesOf, useImport } from "./use-import.ts"

export interface ImportDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly region: Region
  /** Says whether any store was saved. */
  readonly onClose: (isChanged: boolean) => void
}

const steps = ["file", "columns", "differences"] as const

/** A file's path to stores: its columns, then what it changes, then the changes. */
export const ImportDialog = ({ businessProfileId, region, onClose }: ImportDialogProps) => {
  const { t } = useTranslation(["franchise", "common"])
  const format = useFormat()
  const [place, setPlace] = useState(0)
  const [file, setFile] = useState<ReadFile>()
  const [isNamed, setNamed] = useState(true)
  const [match, setMatch] = useState<StoreMatch>({})
  const [isTried, setTried] = useState(false)
  const [closesGone, setClosesGone] = useState(false)
  const { all, retry } = useAllStores(businessProfileId)
  const { state, apply } = useImport(businessProfileId)
  const step = steps[place] ?? "file"
  const stores = all?.stores
  const found = useMemo(
    () =>
      step === "differences" && file !== undefined && stores !== undefined
        ? differencesOf(stores, file.rows, { match, isNamed, region })
        : undefined,
    [step, file, stores, match, isNamed, region],
  )
  const take = (read: ReadFile) => {
    const guessed = guessStoreColumns(read.rows[0] ?? [])
    setFile(read)
    setNamed(Object.keys(guessed).length > 0)
    setMatch(guessed)
    setTried(false)
    setPlace(1)
  }
  const goOn = () => {
    setTried(true)
    if (step !== "columns" || match.code !== undefined) setPlace(place + 1)
  }
  const isBusy = state.at === "saving"
  const changes =
    found === undefined
      ? 0
      : found.added.length + found.changed.length + (closesGone ? found.gone.filter((store) => store.isOpen).length : 0)
  return (
    <Dialog
      isOpen
      size="large"
      onClose={() => {
        if (!isBusy) onClose(state.at === "done" || (state.at === "stopped" && state.done > 0))
      }}
      title={t("franchise:file.title")}
      closeLabel={t("common:action.close")}
      actions={
        <>
          {place === 0 || state.at !== "rest" ? null : (
            <Button kind="secondary" onPress={() => setPlace(place - 1)}>
              {t("common:action.back")}
            </Button>
          )}
          {step === "differences" ? (
            state.at === "done" ? (
              <Button onPress={() => onClose(true)}>{t("common:action.done")}</Button>
            ) : (
              <Button
                isDisabled={changes === 0}
                isPending={isBusy}
                pendingLabel={t("common:state.saving")}
                onPress={() => {
                  if (found !== undefined) void apply(found, { closesGone })
                }}
              >
                {t(`franchise:differences.${state.at === "stopped" ? "goOn" : "apply"}`, {
                  count: changes,
                  stores: format.number(changes),
                })}
              </Button>
            )
          ) : file === undefined ? null : (
            <Button onPress={goOn}>{t("common:action.continue")}</Button>
          )}
        </>
      }
    >
      <div className={styles["form"]}>
        <ProgressLamps
          total={steps.length}
          done={state.at === "done" ? steps.length : place}
          showsLabel
          label={t("franchise:file.step", {
            number: format.number(place + 1),
            total: format.number(steps.length),
            name: t(`franchise:file.steps.${step}`),
          })}
        />
        {step === "file" ? <FileStep file={file} onRead={take} /> : null}
        {step === "columns" && file !== undefined ? (
          <ColumnsStep
            rows={file.rows}
            isNamed={isNamed}
            match={match}
            isTried={isTried}
            onNamed={setNamed}
            onMatch={setMatch}
          />
        ) : null}
        {step !== "differences" ? null : all?.failure !== undefined ? (
          <>
            <FailureNotice failure={all.failure} />
            <Button kind="secondary" onPress={retry}>
              {t("common:action.retry")}
            </Button>
          </>
        ) : found === undefined ? (
          <LoadingRegion label={t("common:state.loading")}>
            <Skeleton lines={3} />
          </LoadingRegion>
        ) : (
          <DifferencesStep found={found} closesGone={closesGone} onClosesGone={setClosesGone} state={state} />
        )}
      </div>
    </Dialog>
  )
}
