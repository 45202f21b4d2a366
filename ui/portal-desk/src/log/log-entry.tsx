import type { ListAuditEntries } from "@application/portals/contract"
import type { OutputOf } from "@application/kernel"
import { changedFields } from "@domain/portals"
import { Button } from "@ui/kit/button"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./log.module.css"
import { useActionName } from "./use-action-name.ts"

type Entry = OutputOf<typeof ListAuditEntries>["entries"][number]

const shortOf = (value: unknown): string => {
  const text = value === undefined || value === null ? "—" : typeof value === "string" ? value : JSON.stringify(value)
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}

export interface LogEntryProps {
  readonly entry: Entry
  /** Narrows the log by the address. */
  readonly onOnly: (changes: Readonly<Record<string, string | undefined>>) => void
}

/** A change of the log: what was done, by whom and when, and each field's old and new value. */
export const LogEntry = ({ entry, onOnly }: LogEntryProps) => {
  const { t } = useTranslation("portalDesk")
  const format = useFormat()
  const actionName = useActionName()
  const { at, actor, action, businessProfileId, record, change, before, after, position } = entry
  const nameOf = (person: { readonly userId: number; readonly name?: string }) =>
    person.name ?? t("portalDesk:log.gone", { id: person.userId })
  const who =
    actor.kind === "user"
      ? actor.actedBy === undefined
        ? nameOf(actor)
        : t("portalDesk:log.for", { by: nameOf(actor.actedBy), name: nameOf(actor) })
      : t(`portalDesk:log.actor.${actor.kind}`)
  const fields = changedFields(before, after)
  return (
    <li className={panel["row"]}>
      <span className={panel["words"]}>
        <span className={panel["name"]}>{actionName(action)}</span>
        <span>
          <bdi>{who}</bdi>
        </span>
        <span className={panel["quiet"]}>
          <time dateTime={new Date(at).toISOString()}>{format.moment(at)}</time>
          {" · "}
          {t(`portalDesk:log.change.${change}`)} <bdi dir="ltr">{record}</bdi>
          {" · "}
          <bdi>{t("portalDesk:log.number", { number: format.number(position) })}</bdi>
          {businessProfileId === null ? null : ` · ${t("portalDesk:log.business", { id: businessProfileId })}`}
        </span>
        {fields.length === 0 ? null : (
          <details className={styles["details"]}>
            <summary>{t("portalDesk:log.fields", { count: fields.length })}</summary>
            <dl className={styles["fields"]}>
              {fields.map(({ field, before: old, after: next }) => (
                <div key={field}>
                  <dt>
                    <bdi dir="ltr">{field}</bdi>
                  </dt>
                  <dd>
                    {change === "insert" ? null : (
                      <>
                        <s>
                          <bdi>{shortOf(old)}</bdi>
                        </s>{" "}
                      </>
                    )}
                    {change === "delete" ? null : <bdi>{shortOf(next)}</bdi>}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </span>
      <span className={panel["acts"]}>
        {actor.kind === "user" ? (
          <Button
            kind="quiet"
            size="small"
            onPress={() => onOnly({ account: String(actor.userId) })}
            aria-label={t("portalDesk:log.onlyNamed", { name: nameOf(actor) })}
          >
            {t("portalDesk:log.onlyPerson")}
          </Button>
        ) : null}
        {businessProfileId === null ? null : (
          <Button
            kind="quiet"
            size="small"
            onPress={() => onOnly({ business: String(businessProfileId) })}
            aria-label={t("portalDesk:log.onlyBusinessNamed", { id: businessProfileId })}
          >
            {t("portalDesk:log.onlyBusiness")}
          </Button>
        )}
      </span>
    </li>
  )
}
