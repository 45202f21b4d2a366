import type { BusinessDetails, PortalBusiness } from "@application/businesses/contract"
import { KeyValueList } from "@ui/kit/key-value-list"
import { Panel } from "@ui/kit/panel"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

export interface BusinessMoneyProps extends Pick<BusinessDetails, "movements" | "papers"> {
  readonly business: PortalBusiness
}

/** The wallet of a business, its latest movements and its papers. */
export const BusinessMoney = ({ business: { wallet }, movements, papers }: BusinessMoneyProps) => {
  const { t } = useTranslation(["portalBusinesses", "app", "billing"])
  const format = useFormat()
  return (
    <>
      <Panel title={t("portalBusinesses:one.money")}>
        <div className={panel["stack"]}>
          {wallet === undefined ? (
            <p className={panel["quiet"]}>{t("portalBusinesses:one.noWallet")}</p>
          ) : (
            <KeyValueList
              items={[
                {
                  label: t("portalBusinesses:one.available"),
                  value: format.money(wallet.available, wallet.currency),
                },
                { label: t("portalBusinesses:one.held"), value: format.money(wallet.held, wallet.currency) },
                ...(wallet.owed === 0
                  ? []
                  : [{ label: t("portalBusinesses:one.owed"), value: format.money(wallet.owed, wallet.currency) }]),
              ]}
            />
          )}
          {movements.length === 0 ? null : (
            <>
              <h3 className={panel["name"]}>{t("portalBusinesses:one.movements")}</h3>
              <ul className={panel["rows"]}>
                {movements.map(({ id, kind, amount, currency, at, campaignName }) => (
                  <li key={id} className={panel["row"]}>
                    <span className={panel["words"]}>
                      <span>{t(`app:wallet.kind.${kind}`)}</span>
                      <span className={panel["quiet"]}>
                        {format.moment(at)}
                        {campaignName === undefined ? null : (
                          <>
                            {" · "}
                            <bdi>{campaignName}</bdi>
                          </>
                        )}
                      </span>
                    </span>
                    <span className={panel["acts"]}>{format.money(amount, currency)}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </Panel>
      <Panel title={t("portalBusinesses:one.papers")}>
        {papers.length === 0 ? (
          <p className={panel["quiet"]}>{t("portalBusinesses:one.noPapers")}</p>
        ) : (
          <ul className={panel["rows"]}>
            {papers.map(({ id, kind, number, total, currency, issuedOn }) => (
              <li key={id} className={panel["row"]}>
                <span className={panel["words"]}>
                  <span>
                    {t(`billing:kind.${kind}`)} <bdi dir="ltr">{number}</bdi>
                  </span>
                  <span className={panel["quiet"]}>{format.day(issuedOn)}</span>
                </span>
                <span className={panel["acts"]}>{format.money(total, currency)}</span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  )
}
