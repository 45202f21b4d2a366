import {
  type CustomerList,
  daysLeft,
  expiresAt,
  hasEnd,
  isEndingSoon,
  leastFound,
  type ListAtNetwork,
} from "@domain/audiences"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { IconButton } from "@ui/kit/icon-button"
import { Menu } from "@ui/kit/menu"
import { presentTime } from "@ui/shared/frame"
import { type Format, useFormat } from "@ui/shared/use-format"
import { EllipsisVertical } from "lucide-react"
import { useTranslation } from "react-i18next"
import { actsOf, type ListAct, type ListsAnswer } from "./list-acts.ts"
import styles from "./lists.module.css"
import { RenewList } from "./renew-list.tsx"
import { useCountryName } from "@ui/shared/use-country-name"
import { useVisitorWords } from "./visitor-words.ts"

const listStatuses: Readonly<Record<CustomerList["state"], Status>> = {
  Filling: "attention",
  Active: "running",
  Expired: "done",
  Removing: "stopped",
}

const networkStatuses: Readonly<Record<ListAtNetwork["status"], Status>> = {
  Waiting: "waiting",
  Preparing: "waiting",
  Ready: "running",
  TooSmall: "paused",
  Refused: "attention",
  NotSent: "attention",
  Removing: "stopped",
  Removed: "done",
}

export interface ListRowProps {
  readonly list: CustomerList
  readonly answer: ListsAnswer
  /** Names of the campaigns that use it, where they are known. */
  readonly uses?: ReadonlyArray<string> | undefined
  /** Absent for roles that may only look. */
  readonly onAct: ((what: ListAct) => void) | undefined
  /** Keeps a list that ends soon for so many days; absent for roles that may only look. */
  readonly onRenew?: ((days: number) => Promise<void>) | undefined
}

/** A list: how long it is kept, its state at each network, and what can be done with it. */
export const ListRow = ({ list, answer, uses, onAct, onRenew }: ListRowProps) => {
  const { t } = useTranslation(["customerLists"])
  const format = useFormat()
  const countryName = useCountryName()
  const visitorWords = useVisitorWords()
  const { name, state, lookalike, consent, visitors } = list
  const source = answer.lists.find(({ id }) => id === lookalike?.sourceId)
  const acts = onAct === undefined ? [] : actsOf(list, answer)
  const day = format.dayOf(expiresAt(list))
  const now = presentTime()
  const isEnding = isEndingSoon(list, now)
  const isKept = !hasEnd(list) && state === "Active"
  const isSilent = visitors !== undefined && isKept && answer.website?.lastSeenAt === undefined
  return (
    <>
      <div className={styles["head"]}>
        <span className={styles["title"]}>
          <bdi className={styles["name"]}>{name}</bdi>
          {visitors !== undefined && list.networks.every(({ status }) => status === "Refused") ? null : (
            <StatusBadge status={isSilent ? "waiting" : listStatuses[state]}>
              {isSilent
                ? t("customerLists:visitors.waits")
                : isKept
                  ? t(visitors === undefined ? "customerLists:lookalikeKept" : "customerLists:visitors.listening")
                  : visitors !== undefined && state === "Expired"
                    ? t("customerLists:visitors.ended")
                    : t(`customerLists:listState.${state}`, { day })}
            </StatusBadge>
          )}
          {isEnding ? (
            <StatusBadge status="attention">{t("customerLists:endsSoon", { count: daysLeft(list, now) })}</StatusBadge>
          ) : null}
        </span>
        {acts.length === 0 ? null : (
          <span>
            <Menu
              label={t("customerLists:act.menu", { name })}
              align="end"
              trigger={
                <IconButton label={t("customerLists:act.menu", { name })}>
                  <EllipsisVertical aria-hidden />
                </IconButton>
              }
              actions={acts.map((id) => ({
                id,
                label: t(`customerLists:act.${id}`),
                ...(id === "remove" && { isDangerous: true }),
              }))}
              onAction={(id) => {
                const what = acts.find((one) => one === id)
                if (what !== undefined) onAct?.(what)
              }}
            />
          </span>
        )}
      </div>
      {isEnding && onRenew !== undefined ? <RenewList list={list} onRenew={onRenew} /> : null}
      <p className={styles["quiet"]}>
        {visitors !== undefined
          ? visitorWords(visitors)
          : lookalike === undefined
            ? t("customerLists:people", { count: list.people, amount: format.number(list.people) })
            : t("customerLists:lookalikeOf", {
                name: source?.name ?? "",
                percent: format.percent(lookalike.percent / 100),
                country: countryName(lookalike.country),
              })}
        {" · "}
        {t("customerLists:created", { day: format.dayOf(list.createdAt) })}
        {consent === undefined ? null : (
          <>
            {" · "}
            {t("customerLists:consentGiven", {
              version: format.number(consent.version),
              day: format.dayOf(consent.acceptedAt),
            })}
          </>
        )}
        {uses === undefined || uses.length === 0 ? null : (
          <>
            {" · "}
            {t("customerLists:usedBy", { count: uses.length })}
          </>
        )}
      </p>
      <ul className={styles["networks"]}>
        {list.networks.map((entry) => (
          <li key={entry.network} className={styles["network"]}>
            <NetworkLine entry={entry} format={format} isOfVisitors={visitors !== undefined} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface NetworkLineProps {
  readonly entry: ListAtNetwork
  readonly format: Format
  readonly isOfVisitors: boolean
}

const NetworkLine = ({ entry, format, isOfVisitors }: NetworkLineProps) => {
  const { t } = useTranslation(["customerLists"])
  const { network, status, leastSize, mostSize, reason, sent } = entry
  const least = leastSize === undefined ? undefined : format.number(leastSize)
  const most = mostSize === undefined ? undefined : format.number(mostSize)
  const values = { least: format.number(leastFound[network]), reason: reason ?? "" }
  const key = status === "Removing" && reason !== undefined ? "RemovingRefused" : status
  const own =
    isOfVisitors && (status === "Waiting" || status === "Preparing" || status === "Refused") ? status : undefined
  const isRefused = isOfVisitors && reason !== undefined && status !== "Refused" && status !== "Removing"
  return (
    <>
      <span className={styles["networkName"]}>{t(`customerLists:network.${network}`)}</span>
      <StatusBadge status={networkStatuses[status]}>
        {t(own === undefined ? `customerLists:status.${status}` : `customerLists:visitors.status.${own}`)}
      </StatusBadge>
      {least === undefined && most === undefined ? null : (
        <span className={styles["size"]}>
          {least !== undefined && most !== undefined
            ? t("customerLists:size.between", { least, most })
            : least === undefined
              ? t("customerLists:size.atMost", { most })
              : t("customerLists:size.atLeast", { least })}
        </span>
      )}
      {key === "Ready" || key === "Removed" ? null : (
        <span className={styles["quiet"]}>
          {own === undefined
            ? t(`customerLists:statusText.${key}`, values)
            : t(`customerLists:visitors.statusText.${own}`, values)}
        </span>
      )}
      {isOfVisitors && status !== "Removed" ? (
        <span className={styles["quiet"]}>
          {t("customerLists:visitors.told", { count: sent, amount: format.number(sent) })}
        </span>
      ) : null}
      {isRefused ? <span className={styles["quiet"]}>{t("customerLists:visitors.refused", { reason })}</span> : null}
    </>
  )
}
