import type { ChannelProgress as Progress } from "@domain/channels"
import { ProgressLamps } from "@ui/kit/progress-lamps"
import { CircleAlert, CircleCheck } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./launching.module.css"

/** One channel's way to its review, lamp by lamp, with the present step in words. */
export const ChannelProgress = ({ progress }: { readonly progress: Progress }) => {
  const { t } = useTranslation("launch")
  const { channel, status, step, done, total, problem } = progress
  const name = t(`launch:channels.names.${channel}`)
  const words =
    status === "Done"
      ? t("launch:launching.inReview")
      : status === "Failed"
        ? t("launch:launching.failedStep")
        : status === "New" || step === undefined
          ? t("launch:launching.waiting")
          : t(`launch:launching.steps.${step}`)
  return (
    <li className={styles["channel"]} data-status={status}>
      <div className={styles["head"]}>
        <h2 className={styles["name"]}>{name}</h2>
        {status === "Done" ? <CircleCheck aria-hidden size={20} className={styles["ok"]} /> : null}
        {status === "Failed" ? <CircleAlert aria-hidden size={20} className={styles["wrong"]} /> : null}
      </div>
      <ProgressLamps
        total={total}
        done={done}
        isStopped={status === "Failed"}
        label={t("launch:launching.progress", { name, done, total })}
      />
      <p className={styles["words"]}>{words}</p>
      {problem === undefined || status !== "Failed" ? null : (
        <p className={styles["problem"]}>
          <bdi>{problem}</bdi>
        </p>
      )}
    </li>
  )
}
