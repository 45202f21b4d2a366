import { isGstStateCode } from "@domain/validation"
import type { Buyer } from "@domain/wallet"
import { Ltr } from "@ui/i18n"
import { PortalLogo } from "@ui/shared/frame"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { PaperLines } from "./paper-lines.tsx"
import { PaperRegistration } from "./paper-registration.tsx"
import { PaperTotals } from "./paper-totals.tsx"
import styles from "./paper.module.css"
import type { PaperProps, ShownDocument } from "./shown-document.ts"

/** Names a state in the page's language, with the two digits that tax offices know it by. */
const useStateName = () => {
  const { t } = useTranslation(["documents"])
  return (code: string | undefined): string | undefined =>
    code !== undefined && isGstStateCode(code) ? `${t(`documents:state.${code}`)} (${code})` : undefined
}

interface PartyProps {
  readonly label: string
  readonly party: Pick<Buyer, "name" | "address" | "taxNumber" | "state">
  readonly region: ShownDocument["seller"]["region"]
}

const Party = ({ label, party: { name, address, taxNumber, state }, region }: PartyProps) => {
  const { t } = useTranslation(["documents"])
  const shownState = useStateName()(state)
  return (
    <div className={styles["party"]}>
      <h3 className={styles["label"]}>{label}</h3>
      <p className={styles["strong"]}>
        <bdi>{name}</bdi>
      </p>
      {address === "" ? null : (
        <p className={styles["address"]}>
          <bdi>{address}</bdi>
        </p>
      )}
      {shownState === undefined ? null : (
        <p>
          <bdi>{shownState}</bdi>
        </p>
      )}
      {taxNumber === undefined ? null : <p>{t(`documents:taxNumber.${region}`, { number: taxNumber })}</p>}
    </div>
  )
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt className={styles["label"]}>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** A document in the portal's brand, on light paper in every colour mode, as its PDF and its print are. */
export const Paper = ({ document, format }: PaperProps) => {
  const { t } = useTranslation(["documents"])
  const { seller, buyer, kind, number, issuedOn, financialYear, stateOfSupply, taxes, refersTo } = document
  const { businessProfileId, campaignId, campaignName, totalInWords, zoneStatement, registration } = document
  const titleKey = kind === "invoice" && seller.taxNumber === undefined ? "plainInvoice" : kind
  const stateName = useStateName()
  const undertaking = taxes.find((tax) => tax.undertaking !== undefined)?.undertaking
  const supply = taxes.length === 0 ? undefined : stateName(stateOfSupply)
  const { legalName, ...registered } = seller
  return (
    <article className={styles["paper"]} data-mode="light" aria-labelledby="paper-title">
      <header className={styles["top"]}>
        <PortalLogo />
        <h2 className={styles["title"]} id="paper-title">
          {t(`documents:title.${titleKey}`)}
        </h2>
      </header>
      <div className={styles["parties"]}>
        <Party label={t("documents:seller")} party={{ ...registered, name: legalName }} region={seller.region} />
        <Party label={t("documents:buyer")} party={buyer} region={seller.region} />
      </div>
      <dl className={styles["facts"]}>
        <Fact label={t("documents:number")}>
          <Ltr>{number}</Ltr>
        </Fact>
        <Fact label={t("documents:date")}>{format.day(issuedOn, { dateStyle: "long" })}</Fact>
        <Fact label={t("documents:year")}>
          <Ltr>{financialYear}</Ltr>
        </Fact>
        {supply === undefined ? null : (
          <Fact label={t("documents:supply")}>
            <bdi>{supply}</bdi>
          </Fact>
        )}
        {campaignName === undefined ? null : (
          <Fact label={t("documents:campaign")}>
            {campaignId === undefined ? (
              <bdi>{campaignName}</bdi>
            ) : (
              <Link to={`/app/${businessProfileId}/campaigns/${campaignId}`}>{campaignName}</Link>
            )}
          </Fact>
        )}
        {refersTo.length === 0 ? null : (
          <Fact label={t("documents:about")}>
            {refersTo.map((one) => (
              <Link key={one.id} className={styles["reference"]} to={`/app/${businessProfileId}/invoice/${one.id}`}>
                {t("documents:aboutOne", { number: one.number, date: format.day(one.issuedOn) })}
              </Link>
            ))}
          </Fact>
        )}
      </dl>
      <PaperLines document={document} format={format} />
      <PaperTotals document={document} format={format} />
      {registration === undefined ? null : <PaperRegistration registration={registration} format={format} />}
      <footer className={styles["notes"]}>
        {totalInWords === undefined ? null : (
          <div>
            <h3 className={styles["label"]}>{t("documents:words")}</h3>
            <p className={styles["spoken"]}>{totalInWords}</p>
          </div>
        )}
        {zoneStatement === undefined ? null : <p>{t(`documents:zone.${zoneStatement}`)}</p>}
        {undertaking === undefined ? null : <p>{t("documents:zone.letter", { number: undertaking })}</p>}
        <p>{t(`documents:note.${kind}`)}</p>
        <p>{t("documents:unsigned")}</p>
      </footer>
    </article>
  )
}
