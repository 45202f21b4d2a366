import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { CardFields } from "@ui/shared/payment"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./cards.module.css"
import type { CardActions } from "./use-cards.ts"

/** The gateway's fields for a new card, and the outcome of adding it. */
export const AddCard = ({ actions }: { readonly actions: CardActions }) => {
  const { t } = useTranslation(["app", "launch", "common"])
  const { adding, mount, save, cancel } = actions
  const [isReady, setReady] = useState(false)
  return (
    <div className={styles["adding"]}>
      {"setup" in adding ? (
        <>
          <CardFields handover={adding.setup} mount={mount} isReady={isReady} onReady={setReady} />
          <p className={styles["until"]}>{t("app:cards.consent")}</p>
          <div className={styles["tools"]}>
            <Button
              onPress={() => void save()}
              isDisabled={!isReady}
              isPending={adding.status === "saving"}
              pendingLabel={t("common:state.saving")}
            >
              {t("app:cards.save")}
            </Button>
            <Button kind="quiet" onPress={cancel} isDisabled={adding.status === "saving"}>
              {t("common:action.cancel")}
            </Button>
          </div>
        </>
      ) : null}
      <div aria-live="polite">
        {adding.status === "added" ? <Banner tone="success">{t("app:cards.added")}</Banner> : null}
        {adding.status === "declined" ? (
          <Banner tone="error" title={t("app:cards.declined")}>
            {t("app:cards.declinedHelp")}
          </Banner>
        ) : null}
        {adding.status === "broken" ? <Banner tone="error">{t("app:cards.broken")}</Banner> : null}
        {adding.status === "incomplete" ? (
          <Banner tone="error" title={t("launch:payment.incomplete")}>
            {t(`launch:payment.problem.${adding.problem}`)}
          </Banner>
        ) : null}
      </div>
    </div>
  )
}
