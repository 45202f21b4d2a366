import { GetFranchiseLaunch, GiveUpFranchiseStores, RetryFranchiseStores } from "@application/franchise/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, type OutputOf, useCommand, useRead } from "@ui/container"
import { Badge } from "@ui/kit/badge"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { Panel } from "@ui/kit/panel"
import { ProgressLamps } from "@ui/kit/progress-lamps"
import { Stat } from "@ui/kit/stat"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../stores.module.css"
import type { LoadedCampaign } from "./launch-facts.ts"
import { Results } from "./results.tsx"
import { stateTones } from "./state-tones.ts"

/** How often the progress is asked for, in milliseconds. Spec: states, async job status. */
const pollPause = 3_000
const mostProblems = 50

interface PartsProps {
  readonly businessProfileId: BusinessProfileId
  readonly loaded: LoadedCampaign
}

type Launch = OutputOf<typeof GetFranchiseLaunch>

/** Stores that were not launched, why, and what can be done with them. */
const Problems = ({
  businessProfileId,
  loaded,
  launch,
  onDone,
}: PartsProps & { readonly launch: Launch; readonly onDone: () => void }) => {
  const { t } = useTranslation(["franchise", "common", "failures", "callFailures", "launch"])
  const format = useFormat()
  const may = useMay()
  const [retrying, retry] = useCommand(RetryFranchiseStores)
  const [givingUp, giveUp] = useCommand(GiveUpFranchiseStores)
  const [isAsking, setAsking] = useState(false)
  const key = { businessProfileId, id: loaded.id }
  const { problems, state, promised, currency } = launch
  const settled = async (ended: Promise<unknown>) => {
    await ended
    setAsking(false)
    onDone()
  }
  if (problems.length === 0) return null
  const isOpen = state === "PartlyLaunched" && may("launchCampaigns")
  return (
    <Panel title={t("franchise:launch.problems", { count: problems.length, stores: format.number(problems.length) })}>
      <div className={styles["stack"]}>
        <FailureNotice failure={failureIn(retrying) ?? failureIn(givingUp)} />
        <ul className={styles["allocations"]}>
          {problems.slice(0, mostProblems).map(({ code, name, problem = [] }) => (
            <li key={code} className={styles["allocation"]}>
              <span className={styles["store"]}>
                <bdi className={styles["name"]}>{name}</bdi>
                <bdi className={styles["quiet"]}>{code}</bdi>
              </span>
              <span>
                {problem.map((one) => t([`callFailures:${one}`, `failures:${one}`, "failures:generic"])).join(" ")}
              </span>
              <NavButton to={`../stores?store=${encodeURIComponent(code)}`} kind="quiet" size="small">
                {t("franchise:ad.mend")}
              </NavButton>
            </li>
          ))}
        </ul>
        {problems.length > mostProblems ? (
          <p className={styles["quiet"]}>
            {t("franchise:differences.more", {
              count: problems.length - mostProblems,
              stores: format.number(problems.length - mostProblems),
            })}
          </p>
        ) : null}
        {isOpen ? (
          <div className={styles["ways"]}>
            <Button
              isPending={retrying.status === "pending"}
              pendingLabel={t("common:state.saving")}
              onPress={() => void settled(retry(key))}
            >
              {t("franchise:launch.retry")}
            </Button>
            <Button kind="secondary" onPress={() => setAsking(true)}>
              {t("franchise:launch.giveUp", { amount: format.money(promised, currency) })}
            </Button>
          </div>
        ) : null}
        <ConfirmDialog
          isOpen={isAsking}
          title={t("franchise:launch.giveUpTitle")}
          confirmLabel={t("franchise:launch.giveUp", { amount: format.money(promised, currency) })}
          cancelLabel={t("common:action.cancel")}
          pendingLabel={t("common:state.saving")}
          isPending={givingUp.status === "pending"}
          onConfirm={() => void settled(giveUp(key))}
          onCancel={() => setAsking(false)}
        >
          {t("franchise:launch.giveUpText")}
        </ConfirmDialog>
      </div>
    </Panel>
  )
}

/** A launched campaign over stores: how far it is, which stores failed, and what each brought. */
export const LaunchedCampaign = ({
  businessProfileId,
  loaded,
  progress,
}: PartsProps & { readonly progress: NonNullable<LoadedCampaign["progress"]> }) => {
  const { t } = useTranslation(["franchise", "common"])
  const format = useFormat()
  const { id, price } = loaded
  const { output, retry } = useRead(GetFranchiseLaunch, { businessProfileId, id })
  const { state, stores, launched, failed, waiting } = output ?? progress
  const isLaunching = state === "Launching"
  useEffect(() => {
    if (!isLaunching) return
    const timer = setInterval(retry, pollPause)
    return () => clearInterval(timer)
  }, [isLaunching, retry])
  return (
    <div className={styles["stack"]}>
      <p className={styles["line"]}>
        <Badge tone={stateTones[state]}>{t(`franchise:campaign.states.${state}`)}</Badge>
        {price === undefined ? null : (
          <span className={styles["quiet"]}>
            {t("franchise:launch.paid", { amount: format.money(price.total, price.currency) })}
          </span>
        )}
      </p>
      <div className={styles["stats"]}>
        <Stat label={t("franchise:launch.launched")} value={format.number(launched)} />
        <Stat label={t("franchise:launch.waiting")} value={format.number(waiting)} />
        <Stat label={t("franchise:launch.failed")} value={format.number(failed)} />
      </div>
      {isLaunching ? (
        <>
          <ProgressLamps
            total={stores}
            done={stores - waiting}
            isBar
            showsLabel
            isStopped={false}
            label={t("franchise:launch.progress", {
              done: format.number(stores - waiting),
              all: format.number(stores),
            })}
          />
          <Banner tone="info" title={t("franchise:launch.leave")} />
        </>
      ) : null}
      {output === undefined ? null : (
        <Problems businessProfileId={businessProfileId} loaded={loaded} launch={output} onDone={retry} />
      )}
      <Results businessProfileId={businessProfileId} id={id} version={launched} />
    </div>
  )
}
