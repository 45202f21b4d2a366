import type { BookClient } from "@domain/insights"
import { VisuallyHidden } from "@ui/kit/visually-hidden"
import { isOfDraft, stepPlace, useActionInWords } from "@ui/shared/outcome"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "./book.module.css"

/** What a client needs next, as a link to the page of the client where it is done. */
export const NextAct = ({ client, format }: { readonly client: BookClient; readonly format: Format }) => {
  const { t } = useTranslation(["clients", "dashboard"])
  const inWords = useActionInWords(format, client.currency)
  const { act, id, name } = client
  if (act === undefined) return <span className={styles["quiet"]}>{t("clients:list.noAct")}</span>
  const root = `/app/${id}`
  const place = stepPlace(root, act) ?? `${root}/campaigns${isOfDraft(act) ? "?tab=draft" : ""}`
  const { title } = inWords(act)
  const isSince = act.oldestAt !== undefined
  return (
    <span className={styles["cell"]}>
      <Link to={place}>
        {title}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Link>
      {isSince ? (
        <span className={styles["quiet"]}>{t("clients:list.since", { ago: format.ago(act.oldestAt ?? 0) })}</span>
      ) : null}
    </span>
  )
}
