import type { BusinessPerson, PortalBusiness } from "@application/businesses/contract"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import panel from "@ui/shared/panel.module.css"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ActDialog } from "./act-dialog.tsx"

export interface BusinessPeopleProps {
  readonly business: PortalBusiness
  readonly people: ReadonlyArray<BusinessPerson>
  /** Whether the reader may work in the account of a client. */
  readonly mayAct: boolean
}

/** Who works with a business, and the way into a client's account for a limited time. */
export const BusinessPeople = ({ business, people, mayAct }: BusinessPeopleProps) => {
  const { t } = useTranslation(["portalBusinesses", "account"])
  const [acting, setActing] = useState<BusinessPerson>()
  return (
    <Panel
      title={t("portalBusinesses:one.people")}
      {...(mayAct && { description: t("portalBusinesses:one.peopleLead") })}
    >
      {people.length === 0 ? (
        <p className={panel["quiet"]}>{t("portalBusinesses:one.noPeople")}</p>
      ) : (
        <ul className={panel["rows"]}>
          {people.map((person) => {
            const name = person.name === "" ? person.emailAddress : person.name
            return (
              <li key={person.userId} className={panel["row"]}>
                <span className={panel["words"]}>
                  <span className={panel["name"]}>
                    <bdi>{name}</bdi>
                  </span>
                  <span className={panel["quiet"]}>{t(`account:people.roles.${person.roleId}`)}</span>
                  <span className={panel["quiet"]}>
                    <bdi dir="ltr">{person.emailAddress}</bdi>
                    {person.phone === undefined ? null : (
                      <>
                        {" · "}
                        <bdi dir="ltr">{person.phone}</bdi>
                      </>
                    )}
                  </span>
                </span>
                {mayAct && !person.isStaff ? (
                  <span className={panel["acts"]}>
                    <Button
                      kind="secondary"
                      size="small"
                      onPress={() => setActing(person)}
                      aria-label={t("portalBusinesses:act.doNamed", { name })}
                    >
                      {t("portalBusinesses:act.do")}
                    </Button>
                  </span>
                ) : null}
              </li>
            )
          })}
        </ul>
      )}
      {acting === undefined ? null : (
        <ActDialog businessProfileId={business.id} person={acting} onClose={() => setActing(undefined)} />
      )}
    </Panel>
  )
}
