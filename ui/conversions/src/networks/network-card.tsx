import {
  CheckConversionNetwork,
  ConnectConversionNetwork,
  PauseConversionNetwork,
  ResumeConversionNetwork,
  type ShownConnection,
  TestConversionNetwork,
} from "@application/conversions/contract"
import type { ListNetwork } from "@domain/audiences"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { Card } from "@ui/kit/card"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import { adviceOn } from "./network-advice.ts"
import { NetworkFacts } from "./network-facts.tsx"
import styles from "./networks.module.css"
import type { OpenedNetwork } from "./opened-network.ts"

const statuses: Readonly<Record<ShownConnection["state"], Status>> = {
  On: "running",
  Paused: "paused",
  Refused: "attention",
}

export interface NetworkCardProps {
  readonly businessProfileId: BusinessProfileId
  readonly network: ListNetwork
  readonly connection: ShownConnection | undefined
  readonly mayConnect: boolean
  readonly mayChange: boolean
  /** Whether there is a kind of conversion to test with. */
  readonly mayTest: boolean
  readonly onOpen: (opened: OpenedNetwork) => void
  readonly onChanged: () => void
}

/** A network: whether it is told of conversions, what became of them, and what can be done about it. */
export const NetworkCard = ({
  businessProfileId,
  network,
  connection,
  mayConnect,
  mayChange,
  mayTest,
  onOpen,
  onChanged,
}: NetworkCardProps) => {
  const { t } = useTranslation(["conversionNetworks", "common"])
  const quiet = { revalidate: false }
  const [connecting, connect] = useCommand(ConnectConversionNetwork, quiet)
  const [pausing, pause] = useCommand(PauseConversionNetwork, quiet)
  const [resuming, resume] = useCommand(ResumeConversionNetwork, quiet)
  const [testing, test] = useCommand(TestConversionNetwork, quiet)
  const [checking, check] = useCommand(CheckConversionNetwork, quiet)
  const of = { businessProfileId, network }
  const name = t(`conversionNetworks:network.${network}`)
  const done = (what: "connect" | "pause" | "resume") => {
    toastSuccess(t(`conversionNetworks:done.${what}`, { name }))
    onChanged()
  }
  const acted = async (what: "connect" | "pause" | "resume", call: typeof connect | typeof pause | typeof resume) => {
    if ((await call(of))?.status === "succeeded") done(what)
  }
  const asked = async () => {
    if ((await check(of))?.status === "succeeded") onChanged()
  }
  const tested = testing.status === "succeeded" ? testing.output : undefined
  const { state, reason } = connection ?? {}
  const connectButton = (label: "connect" | "again") => (
    <Button
      size="small"
      isPending={connecting.status === "pending"}
      pendingLabel={t("conversionNetworks:act.connecting")}
      onPress={() => void acted("connect", connect)}
    >
      {t(`conversionNetworks:act.${label}`)}
    </Button>
  )
  const resumeButton = (
    <Button
      size="small"
      isPending={resuming.status === "pending"}
      pendingLabel={t("common:state.saving")}
      onPress={() => void acted("resume", resume)}
    >
      {t("conversionNetworks:act.resume")}
    </Button>
  )
  return (
    <Card>
      <div className={styles["card"]}>
        <div className={styles["head"]}>
          <h3 className={styles["name"]}>{name}</h3>
          {state === undefined ? null : (
            <StatusBadge status={statuses[state]}>{t(`conversionNetworks:state.${state}`)}</StatusBadge>
          )}
        </div>
        <FailureNotice
          failure={
            failureIn(connecting) ??
            failureIn(pausing) ??
            failureIn(resuming) ??
            failureIn(testing) ??
            failureIn(checking)
          }
        />
        {connection === undefined ? (
          <>
            <p>{t(`conversionNetworks:offer.${network}`)}</p>
            {mayConnect ? <div className={styles["acts"]}>{connectButton("connect")}</div> : null}
          </>
        ) : (
          <>
            {state === "Paused" ? (
              <Banner tone="warning" {...(mayChange && { action: resumeButton })}>
                {t("conversionNetworks:trouble.paused")}
              </Banner>
            ) : null}
            {reason === undefined ? null : (
              <Banner
                tone={state === "Refused" ? "error" : "warning"}
                {...(state === "Refused" && mayConnect && { action: connectButton("again") })}
              >
                <p>{t(`conversionNetworks:trouble.${state === "Refused" ? "refused" : "some"}`, { name })}</p>
                <p className={styles["said"]}>
                  <q lang="en" dir="auto">
                    {reason}
                  </q>
                </p>
                <p>{t(`conversionNetworks:advice.${adviceOn(reason)}`, { name })}</p>
              </Banner>
            )}
            <NetworkFacts connection={connection} />
            <div role="status" className={styles["body"]}>
              {tested === undefined ? null : (
                <Banner tone={tested.isTaken ? "success" : "error"}>
                  {tested.isTaken
                    ? t(`conversionNetworks:test.taken${tested.code === undefined ? "" : "Code"}`, {
                        name,
                        code: tested.code ?? "",
                      })
                    : t("conversionNetworks:test.refused", { name, reason: tested.reason ?? "" })}
                  {tested.isTaken || tested.reason === undefined ? null : (
                    <> {t(`conversionNetworks:advice.${adviceOn(tested.reason)}`, { name })}</>
                  )}
                </Banner>
              )}
            </div>
            <div className={styles["acts"]}>
              <Button size="small" kind="secondary" onPress={() => onOpen({ what: "log", connection })}>
                {t("conversionNetworks:act.log")}
              </Button>
              {mayChange ? (
                <>
                  {mayTest ? (
                    <Button
                      size="small"
                      kind="secondary"
                      isPending={testing.status === "pending"}
                      pendingLabel={t("common:state.sending")}
                      onPress={() => void test(of)}
                    >
                      {t("conversionNetworks:act.test")}
                    </Button>
                  ) : null}
                  <Button
                    size="small"
                    kind="quiet"
                    isPending={checking.status === "pending"}
                    pendingLabel={t("common:state.loading")}
                    onPress={() => void asked()}
                  >
                    {t("conversionNetworks:act.check")}
                  </Button>
                  {state === "On" ? (
                    <Button
                      size="small"
                      kind="quiet"
                      isPending={pausing.status === "pending"}
                      pendingLabel={t("common:state.saving")}
                      onPress={() => void acted("pause", pause)}
                    >
                      {t("conversionNetworks:act.pause")}
                    </Button>
                  ) : null}
                  <Button size="small" kind="quiet" onPress={() => onOpen({ what: "disconnect", connection })}>
                    {t("conversionNetworks:act.disconnect")}
                  </Button>
                </>
              ) : null}
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
