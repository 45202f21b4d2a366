import type { Extraction } from "@domain/businesses"
import { Steps } from "@ui/kit/steps"
import { Fragment } from "react"
import { useTranslation } from "react-i18next"
import { LampSign } from "@ui/shared/lamp-sign"
import { readSourceOf, stageStates } from "./reading-steps.ts"
import { shortAddress } from "./short-address.ts"
import styles from "./website-reading.module.css"

const lamps = { none: "lit", pending: "running", done: "lit", failed: "out" } as const

/** True progress of reading a website or page, below a sign that carries its address. */
export const WebsiteReading = ({ extraction }: { readonly extraction: Extraction }) => {
  const { t } = useTranslation(["signup", "kit"])
  const source = readSourceOf(extraction)
  return (
    <div className={styles["reading"]}>
      <LampSign lamps={lamps[extraction.status]}>
        <p className={styles["address"]} dir="auto">
          {(shortAddress(extraction.address ?? "").match(/[^/]*\/|[^/]+/g) ?? []).map((part, at) => (
            <Fragment key={at}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </p>
      </LampSign>
      <Steps
        label={t(`signup:reading.steps.${source}`)}
        steps={stageStates(extraction).map(({ id, state }) => ({
          id,
          state,
          label: t(`signup:reading.stage.${source}.${id}`),
        }))}
        stateLabels={{
          waiting: t("kit:steps.waiting"),
          running: t("kit:steps.running"),
          done: t("kit:steps.done"),
          failed: t("kit:steps.failed"),
        }}
      />
    </div>
  )
}
