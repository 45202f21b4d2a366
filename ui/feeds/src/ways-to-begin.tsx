import { Button } from "@ui/kit/button"
import { Card } from "@ui/kit/card"
import { NavButton } from "@ui/shared/frame"
import { FileUp, Link2, Store } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { AskedAct } from "./asked-act.ts"
import styles from "./feeds.module.css"

/** The three ways in which products come here: an address, a file, the linked shop. */
export const WaysToBegin = ({ onAct }: { readonly onAct: (act: AskedAct) => void }) => {
  const { t } = useTranslation("feeds")
  const way = (name: "address" | "file" | "store", icon: ReactNode, action: ReactNode) => (
    <li key={name}>
      <Card>
        <div className={styles["way"]}>
          <span className={styles["sign"]} aria-hidden>
            {icon}
          </span>
          <h3 className={styles["name"]}>{t(`feeds:way.${name}.title`)}</h3>
          <p className={styles["quiet"]}>{t(`feeds:way.${name}.text`)}</p>
          <div className={styles["act"]}>{action}</div>
        </div>
      </Card>
    </li>
  )
  return (
    <ul className={styles["ways"]}>
      {way(
        "address",
        <Link2 />,
        <Button kind="secondary" onPress={() => onAct({ kind: "add" })}>
          {t("feeds:way.address.action")}
        </Button>,
      )}
      {way(
        "file",
        <FileUp />,
        <Button kind="secondary" onPress={() => onAct({ kind: "file" })}>
          {t("feeds:way.file.action")}
        </Button>,
      )}
      {way(
        "store",
        <Store />,
        <NavButton to="../storeSetup" kind="secondary">
          {t("feeds:way.store.action")}
        </NavButton>,
      )}
    </ul>
  )
}
