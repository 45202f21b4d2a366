import type { BookClient } from "@domain/insights"
import { VisuallyHidden } from "@ui/kit/visually-hidden"
import { isOfDraft, stepPlace, useActionInWords } from "@ui/shared/outcome"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "./book.module.css"

interface NextActProps {
  readonly client: BookClient
  readonly format: Format
}

/** A contract's end that is due, as a link to the notes on the client. */
const ContractEnd = ({ client: { contract, id, name, today }, format }: NextActProps) => {
  const { t } = useTranslation("clients")
  if (contract?.isDue !== true) return null
  const day = format.shortDay(contract.endsOn)
  return (
    <Link to={`/clients/notes/${id}`}>
      {t(contract.endsOn < today ? "clients:list.contractOver" : "clients:list.contract", { day })}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Link>
  )
}

/** What a client needs next, as a link to the page of the client where it is done. */
export const NextAct = ({ client, format }: NextActProps) => {
  const { t } = useTranslation(["clients", "dashboard"])
  const inWords = useActionInWords(format, client.currency)
  const { act, id, name } = client
  const contract = <ContractEnd client={client} format={format} />
  if (act === undefined)
    return client.contract?.isDue === true ? (
      <span className={styles["cell"]}>{contract}</span>
    ) : (
      <span className={styles["quiet"]}>{t("clients:list.noAct")}</span>
    )
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
      {contract}
    </span>
  )
}
