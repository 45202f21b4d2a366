import type { ShownProposal } from "@application/proposals/contract"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { Banner } from "@ui/kit/banner"
import { Card } from "@ui/kit/card"
import { NavButton } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { ProposalActs } from "./proposal-acts.tsx"
import { ProposalLines } from "./proposal-lines.tsx"
import styles from "./proposals.module.css"

const looks: Readonly<Record<ShownProposal["status"], Status>> = {
  Open: "waiting",
  Applied: "done",
  Refused: "stopped",
  Withdrawn: "draft",
  Expired: "draft",
  Stale: "attention",
  Failed: "attention",
}

/** What became of a proposal, beside its badge. */
const Outcome = ({ proposal }: { readonly proposal: ShownProposal }) => {
  const { t } = useTranslation(["proposals"])
  const format = useFormat()
  const { status, decision, changed = [], currency, failure, undoneBy, businessProfileId } = proposal
  return (
    <>
      {status === "Stale" ? (
        <Banner tone="warning" title={t("proposals:stale.title")}>
          {t("proposals:stale.text")}
          <ProposalLines lines={changed} currency={currency} times="since" />
        </Banner>
      ) : null}
      {status === "Failed" ? (
        <Banner tone="error" title={t("proposals:failed.title")}>
          {t("proposals:failed.text", { code: failure?.errorCode ?? 0 })}
        </Banner>
      ) : null}
      {status === "Expired" ? <Banner tone="info">{t("proposals:expired")}</Banner> : null}
      {decision === undefined ? null : (
        <p className={styles["quiet"]}>
          {t(decision.byRule === true ? "proposals:decision.rule" : "proposals:decision.person", {
            name: decision.name === "" ? t("proposals:gone") : decision.name,
            when: format.moment(decision.at),
          })}
        </p>
      )}
      {decision?.words === undefined ? null : (
        <blockquote className={styles["said"]}>
          <bdi>{decision.words}</bdi>
        </blockquote>
      )}
      {undoneBy === undefined ? null : (
        <div className={styles["ways"]}>
          <NavButton kind="quiet" to={`/app/${businessProfileId}/proposals/${undoneBy}`}>
            {t("proposals:undone")}
          </NavButton>
        </div>
      )}
    </>
  )
}

/** A proposal with its proposer, the difference, its price and what the reader may do. */
export const ProposalCard = ({
  proposal,
  isAlone = false,
}: {
  readonly proposal: ShownProposal
  readonly isAlone?: boolean
}) => {
  const { t } = useTranslation(["proposals", "app"])
  const format = useFormat()
  const { change, subject, proposer, proposerName, reason, lines, currency, price, reviews, status, roles } = proposal
  const title = t(`proposals:kind.${change.kind}`, {
    name: subject,
    number: change.kind === "ChangeLead" ? change.leadId : 0,
  })
  const { assistant } = proposer
  const person = proposerName === "" ? t("proposals:gone") : proposerName
  return (
    <Card>
      <article className={styles["stack"]} aria-label={title}>
        <div className={styles["line"]}>
          <h2 className={styles["heading"]}>{title}</h2>
          <StatusBadge status={looks[status]}>{t(`proposals:state.${status}`)}</StatusBadge>
        </div>
        <p className={styles["quiet"]}>
          {assistant === undefined
            ? t("proposals:by.person", { name: person, when: format.moment(proposal.createdAt) })
            : t("proposals:by.assistant", {
                assistant: assistant.name,
                name: person,
                when: format.moment(proposal.createdAt),
              })}
        </p>
        {reason === "" ? null : (
          <div>
            <p className={styles["quiet"]}>
              {t(assistant === undefined ? "proposals:reason.person" : "proposals:reason.assistant")}
            </p>
            <blockquote className={styles["said"]}>
              <bdi>{reason}</bdi>
            </blockquote>
          </div>
        )}
        <ProposalLines lines={lines} currency={currency} times={status === "Open" ? "waiting" : "over"} />
        {price === undefined ? null : (
          <p className={styles["text"]}>
            {t(price.total < 0 ? "proposals:price.back" : "proposals:price.costs", {
              amount: format.money(Math.abs(price.total), price.currency),
            })}
            {price.missing > 0
              ? ` ${t("proposals:price.missing", { amount: format.money(price.missing, price.currency) })}`
              : null}
          </p>
        )}
        {status === "Open" && price !== undefined && price.missing > 0 ? (
          <div className={styles["ways"]}>
            <NavButton kind="quiet" to={`/app/${proposal.businessProfileId}/wallet`}>
              {t("proposals:price.add")}
            </NavButton>
          </div>
        ) : null}
        {reviews.length === 0 ? null : (
          <ul className={styles["list"]}>
            {reviews.map(({ channel, effect }) => (
              <li key={`${channel}${effect}`} className={styles["quiet"]}>
                {t(`proposals:effect.${effect}`, { channel: t(`app:campaigns.channel.${channel}`) })}
              </li>
            ))}
          </ul>
        )}
        {status === "Open" ? (
          <p className={styles["quiet"]}>
            {t("proposals:until", { when: format.moment(proposal.expiresAt) })}
            {proposal.mayDecide
              ? null
              : ` ${t("proposals:whoDecides", { roles: roles.map((role) => t(`proposals:role.${role}`)).join(" · ") })}`}
          </p>
        ) : null}
        <Outcome proposal={proposal} />
        <ProposalActs proposal={proposal} />
        {isAlone ? null : (
          <div className={styles["ways"]}>
            <NavButton kind="quiet" to={`/app/${proposal.businessProfileId}/proposals/${proposal.id}`}>
              {t("proposals:open")}
            </NavButton>
          </div>
        )}
      </article>
    </Card>
  )
}
