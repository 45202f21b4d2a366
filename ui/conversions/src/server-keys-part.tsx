import { MakeServerKey, RemoveServerKey } from "@application/conversions/contract"
import { mostServerKeys } from "@domain/conversions"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./conversions.module.css"
import { CopyText } from "./copy-text.tsx"
import { curlExample } from "./curl-example.ts"
import type { SetUp } from "./read-conversions.ts"

export interface ServerKeysPartProps {
  readonly businessProfileId: BusinessProfileId
  readonly setUp: SetUp
  readonly mayChange: boolean
  /** Receives a new key, which is told this once. */
  readonly onMade: (serverKey: string) => void
  readonly onChanged: () => void
}

/** Keys by which a developer's server tells of conversions, with a call that works. */
export const ServerKeysPart = (props: ServerKeysPartProps) => {
  const { businessProfileId, setUp, mayChange, onMade, onChanged } = props
  const { t } = useTranslation(["conversions", "common"])
  const format = useFormat()
  const [making, make] = useCommand(MakeServerKey, { revalidate: false })
  const [removing, remove] = useCommand(RemoveServerKey, { revalidate: false })
  const { serverKeys, serverAddress } = setUp
  const add = async () => {
    const outcome = await make({ businessProfileId })
    if (outcome?.status !== "succeeded") return
    onMade(outcome.output.serverKey)
    onChanged()
  }
  const end = async (createdAt: number) => {
    const outcome = await remove({ businessProfileId, createdAt })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("conversions:key.ended"))
    onChanged()
  }
  return (
    <Panel
      title={t("conversions:key.part")}
      description={t("conversions:key.text")}
      {...(mayChange && {
        actions: (
          <Button
            size="small"
            kind="secondary"
            icon={<Plus aria-hidden />}
            isDisabled={serverKeys.length >= mostServerKeys}
            isPending={making.status === "pending"}
            pendingLabel={t("common:state.saving")}
            onPress={() => void add()}
          >
            {t("conversions:key.make")}
          </Button>
        ),
      })}
    >
      <div className={styles["stack"]}>
        <FailureNotice failure={failureIn(making) ?? failureIn(removing)} />
        {serverKeys.length === 0 ? <p className={styles["quiet"]}>{t("conversions:key.none")}</p> : null}
        <ul className={styles["list"]}>
          {serverKeys.map(({ createdAt }) => (
            <li key={createdAt} className={styles["row"]}>
              <span>{t("conversions:key.of", { when: format.moment(createdAt) })}</span>
              {mayChange ? (
                <Button
                  size="small"
                  kind="quiet"
                  isDisabled={removing.status === "pending"}
                  onPress={() => void end(createdAt)}
                >
                  {t("conversions:key.end")}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
        <CopyText label={t("conversions:key.call")} text={curlExample(serverAddress, "mqs_…")} />
        <p className={styles["quiet"]}>{t("conversions:key.how")}</p>
      </div>
    </Panel>
  )
}
