import { isPressing, type NextAction } from "@domain/insights"
import type { CurrencyCode } from "@domain/kernel"
import { Panel } from "@ui/kit/panel"
import { presentTime } from "@ui/shared/frame"
import { RoleNote } from "@ui/shared/role-note"
import type { Format } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import {
  CircleAlert,
  CirclePlay,
  FilePen,
  Hourglass,
  Link2Off,
  MessageCircle,
  PackageX,
  Plus,
  SatelliteDish,
  Sparkles,
  Unplug,
  UserCheck,
  WandSparkles,
  Wallet,
} from "lucide-react"
import { useTranslation } from "react-i18next"
import { mayTake, useActionInWords } from "@ui/shared/outcome"
import styles from "./dashboard.module.css"
import { StepAct, type StepActProps } from "./step-act.tsx"

const icons: Readonly<Record<NextAction["kind"], typeof Plus>> = {
  finishDraft: FilePen,
  waitForReview: Hourglass,
  fixRejected: CircleAlert,
  fixChannel: CircleAlert,
  retryChannel: Unplug,
  resumePaused: CirclePlay,
  restoreAccess: Unplug,
  topUp: Wallet,
  lowBalance: Wallet,
  answerLeads: MessageCircle,
  mendTag: SatelliteDish,
  fixFeed: PackageX,
  renewLink: Link2Off,
  awaitApproval: UserCheck,
  answerAutopilot: WandSparkles,
  createCampaign: Plus,
  keepGoing: Sparkles,
}

export interface NextStepsProps extends Omit<StepActProps, "action" | "label" | "isPrimary"> {
  readonly actions: ReadonlyArray<NextAction>
  readonly currency: CurrencyCode
  readonly format: Format
  /** When the reviewed campaign is due, in words. */
  readonly reviewDue: string | undefined
}

/** What the user should do next, as far as their role goes, most urgent first. */
export const NextSteps = ({ actions, currency, format, reviewDue, ...act }: NextStepsProps) => {
  const { t } = useTranslation(["dashboard"])
  const may = useMay()
  const inWords = useActionInWords(format, currency)
  const steps = actions.filter((action) => mayTake(action, may))
  if (steps.length === 0) return <RoleNote action="editCampaigns" />
  return (
    <Panel title={t("dashboard:next.title")}>
      <ul className={styles["steps"]}>
        {steps.map((action, index) => {
          const { kind } = action
          const Icon = icons[kind]
          const { title, text, label } = inWords(action)
          return (
            <li key={kind} className={styles["step"]}>
              <span className={isPressing(action, presentTime()) ? styles["urgent"] : styles["sign"]} aria-hidden>
                <Icon size={20} />
              </span>
              <div className={styles["stepWords"]}>
                <p className={styles["stepTitle"]}>{title}</p>
                <p className={styles["quiet"]}>
                  {kind === "waitForReview" && reviewDue !== undefined
                    ? t("dashboard:next.waitForReview.due", { due: reviewDue })
                    : text}
                </p>
              </div>
              <StepAct {...act} action={action} label={label} isPrimary={index === 0 && kind !== "waitForReview"} />
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
