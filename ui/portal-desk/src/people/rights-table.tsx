import { hasRight, permissions, type Role, roleActions } from "@domain/identity"
import { Panel } from "@ui/kit/panel"
import { VisuallyHidden } from "@ui/kit/visually-hidden"
import { Check, Minus } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./people.module.css"

const scopes = ["portal", "profile"] as const

/** What each role may do, by the permission matrix: on the portal, and on businesses that it works for. */
export const RightsTable = ({ roles }: { readonly roles: ReadonlyArray<Role> }) => {
  const { t } = useTranslation(["portalDesk", "account"])
  return (
    <Panel title={t("portalDesk:people.rights")} description={t("portalDesk:people.rightsLead")}>
      <div className={styles["frame"]} role="group" aria-label={t("portalDesk:people.rights")} tabIndex={0}>
        <table className={styles["rights"]}>
          <thead>
            <tr>
              <th scope="col">{t("portalDesk:people.mayDo")}</th>
              {roles.map((role) => (
                <th key={role} scope="col">
                  {t(`account:people.roles.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          {scopes.map((scope) => (
            <tbody key={scope}>
              <tr>
                <th scope="rowgroup" colSpan={roles.length + 1} className={styles["scope"]}>
                  {t(`portalDesk:people.scope.${scope}`)}
                </th>
              </tr>
              {roleActions
                .filter((action) => permissions[action].scope === scope)
                .map((action) => (
                  <tr key={action}>
                    <th scope="row">{t(`portalDesk:people.right.${action}`)}</th>
                    {roles.map((role) => (
                      <td key={role}>
                        {hasRight(role, action) ? (
                          <>
                            <Check aria-hidden size={18} className={styles["yes"]} />
                            <VisuallyHidden>{t("portalDesk:people.yes")}</VisuallyHidden>
                          </>
                        ) : (
                          <>
                            <Minus aria-hidden size={18} className={styles["no"]} />
                            <VisuallyHidden>{t("portalDesk:people.no")}</VisuallyHidden>
                          </>
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </div>
    </Panel>
  )
}
