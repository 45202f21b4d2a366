import type { DomainRecord } from "@application/portals/contract"
import { Badge, type Status, StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { ListFacts, ListLine, ListRow } from "@ui/shared/list"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./domains.module.css"
import { ProofRecord } from "./proof-record.tsx"

const badges = {
  pending: "waiting",
  verified: "running",
  failed: "attention",
} as const satisfies Record<DomainRecord["state"], Status>

export interface DomainRowProps {
  readonly domain: DomainRecord
  readonly isMain: boolean
  /** Whether the reader is at this address now. */
  readonly isPresent: boolean
  readonly isChecking: boolean
  /** The address that links begin with. */
  readonly main: string
  readonly onCheck: () => void
  readonly onAgain: () => void
  readonly onMain: () => void
  readonly onRemove: () => void
}

/** An address: its state, what the last look found, when it is looked for again, the record to publish, and its acts. */
export const DomainRow = (props: DomainRowProps) => {
  const { domain, isMain, isPresent, isChecking, main, onCheck, onAgain, onMain, onRemove } = props
  const { t } = useTranslation(["portalLook", "common"])
  const format = useFormat()
  const { host, state, fault, checkedAt, verifiedAt, nextCheckAt, givenUpAt } = domain
  const facts = [
    ...(state === "verified" && verifiedAt !== undefined && verifiedAt > 0
      ? [t("portalLook:domains.since", { moment: format.dayOf(verifiedAt) })]
      : []),
    ...(state === "pending" && checkedAt !== undefined
      ? [t("portalLook:domains.looked", { moment: format.moment(checkedAt) })]
      : []),
    ...(nextCheckAt === undefined ? [] : [t("portalLook:domains.next", { moment: format.moment(nextCheckAt) })]),
    ...(givenUpAt === undefined ? [] : [t("portalLook:domains.until", { moment: format.moment(givenUpAt) })]),
  ]
  const named = (act: string) => ({
    size: "small" as const,
    "aria-label": t("portalLook:domains.actOf", { act, host }),
  })
  return (
    <li className={panel["row"]}>
      <ListRow
        name={
          <>
            <bdi dir="ltr">{host}</bdi>
            <StatusBadge status={badges[state]}>{t(`portalLook:domains.state.${state}`)}</StatusBadge>
            {isMain ? <Badge tone="accent">{t("portalLook:domains.main")}</Badge> : null}
            {isPresent ? <Badge>{t("portalLook:domains.present")}</Badge> : null}
          </>
        }
        acts={
          <>
            {state === "pending" ? (
              <Button
                kind="secondary"
                {...named(t("portalLook:domains.check"))}
                onPress={onCheck}
                isPending={isChecking}
                pendingLabel={t("portalLook:domains.checking")}
              >
                {t("portalLook:domains.check")}
              </Button>
            ) : null}
            {state === "failed" ? (
              <Button
                kind="secondary"
                {...named(t("portalLook:domains.again"))}
                onPress={onAgain}
                isPending={isChecking}
                pendingLabel={t("common:state.sending")}
              >
                {t("portalLook:domains.again")}
              </Button>
            ) : null}
            {state === "verified" && !isMain ? (
              <Button kind="quiet" {...named(t("portalLook:domains.makeMain"))} onPress={onMain}>
                {t("portalLook:domains.makeMain")}
              </Button>
            ) : null}
            {isMain ? null : (
              <Button kind="quiet" {...named(t("common:action.remove"))} onPress={onRemove}>
                {t("common:action.remove")}
              </Button>
            )}
          </>
        }
      >
        {isMain ? <ListLine>{t("portalLook:domains.mainKept")}</ListLine> : null}
        {state === "verified" || fault === undefined ? null : (
          <span className={styles["fault"]}>{t(`portalLook:domains.fault.${fault}`)}</span>
        )}
        {facts.length === 0 ? null : <ListFacts facts={facts} />}
      </ListRow>
      {state === "verified" || (state === "failed" && fault === "taken") ? null : (
        <ProofRecord domain={domain} main={main} isOpen={state === "pending" && checkedAt === undefined} />
      )}
    </li>
  )
}
